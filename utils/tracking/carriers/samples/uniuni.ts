import type { Samples } from './sample.ts';

export const uniuni: Samples = {
  carrier: 'UniUni',
  source: 'help.ship.uniuni.com, TrackShipmentbyTrackingId; made up',
  hasCheckDigit: false,
  valid: ['UR11260000042188731', 'URB1126000004218873', 'UUS1234567890123', 'UUS12K3456789012345'],
  invalid: ['UR1126000004218873', 'UUT1234567890123', 'UNI05893840E'],
};
