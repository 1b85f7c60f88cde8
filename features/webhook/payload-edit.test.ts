import { describe, expect, it } from 'vitest';
import { fieldsOf, withEvent, withField } from './payload-edit.ts';
import { formatJson, SAMPLE_TRACKING_ID, samplePayload } from './samples.ts';

const NOW = new Date('2026-11-18T14:32:05.120Z');
const TEXT = '{ "data": {"n": 1.0,  "trackingId": "A\\"1", "statusCode": 203} }';

it('shows texts and numbers', () => {
  expect(fieldsOf(JSON.parse(TEXT))).toEqual({ trackingId: 'A"1', status: '', statusCode: '203' });
  expect(fieldsOf(null)).toEqual({ trackingId: '', status: '', statusCode: '' });
});

describe('withField', () => {
  it('replaces only the value, whatever its type', () => {
    expect(withField(TEXT, 'trackingId', 'B')).toBe(TEXT.replace('"A\\"1"', '"B"'));
    expect(withField(TEXT, 'statusCode', '7')).toBe(TEXT.replace('203', '7'));
    expect(withField('{"data": {"status": null}}', 'status', 'DELIVERED')).toBe(
      '{"data": {"status": "DELIVERED"}}',
    );
  });

  it('adds a member, and removes it when its input is emptied', () => {
    expect(JSON.parse(withField('{}', 'status', 'X') ?? '')).toEqual({ data: { status: 'X' } });
    expect(JSON.parse(withField(TEXT, 'trackingId', '') ?? '')).toEqual({ data: { n: 1, statusCode: 203 } });
  });

  it('changes the number of the proof with the ID while both are the same', () => {
    const sample = formatJson(samplePayload('deliveredWithProof', NOW));
    const edited = withField(sample, 'trackingId', 'B');
    expect(edited).toBe(formatJson(samplePayload('deliveredWithProof', NOW, 'B')));
    const ofCarrier = sample.replace('"trackingNumber": "', '"trackingNumber": "C');
    expect(withField(ofCarrier, 'trackingId', 'B')).toBe(ofCarrier.replace(`"${SAMPLE_TRACKING_ID}"`, '"B"'));
    expect(withField(TEXT, 'status', 'X')).not.toContain('trackingNumber');
  });

  it('adds an ID to a payload without one, and leaves the number of its proof', () => {
    const text = '{"data": {"proofOfDelivery": {"trackingNumber": "C1"}}}';
    expect(JSON.parse(withField(text, 'trackingId', 'B') ?? '')).toEqual({
      data: { proofOfDelivery: { trackingNumber: 'C1' }, trackingId: 'B' },
    });
  });

  it('stores a status code that is not a number as text, so that the check reports it', () => {
    expect(withField(TEXT, 'statusCode', '2x')).toContain('"statusCode": "2x"');
  });

  it.each(['', '{', '[]', 'null'])('rejects a text that is not an object: %s', (text) => {
    expect(withField(text, 'status', 'X')).toBeUndefined();
  });

  it('preserves numbers and duplicate names when it reformats the JSON', () => {
    const text = '{"data": {"n": 1.0, "id": 12345678901234567890, "id": 2, "status": "A", "status": "B"}}';
    expect(withField(text, 'status', '')).toBe(
      '{\n  "data": {\n    "n": 1.0,\n    "id": 12345678901234567890,\n    "id": 2\n  }\n}',
    );
    expect(withField('{"a": 1.50}', 'statusCode', '7')).toBe(
      '{\n  "a": 1.50,\n  "data": {\n    "statusCode": 7\n  }\n}',
    );
  });
});

describe('withEvent', () => {
  it('replaces only the event and preserves the layout', () => {
    const text = '{ "event":"shipment.status_updated",\n "data": {"statusCode": 1.0} }';
    expect(withEvent(text, 'shipment.custom_event')).toBe(text.replace('status_updated', 'custom_event'));
  });

  it('adds a missing event in front', () => {
    expect(withEvent('{"data": {}}', 'shipment.custom_event')).toBe(
      formatJson({ event: 'shipment.custom_event', data: {} }),
    );
  });

  it('ignores an event inside the data', () => {
    const payload = { data: { event: 'inner' }, event: 'shipment.status_updated' };
    expect(JSON.parse(withEvent(JSON.stringify(payload), 'shipment.custom_event') ?? '')).toEqual({
      data: { event: 'inner' },
      event: 'shipment.custom_event',
    });
  });

  it('rejects a text that is not a JSON object', () => {
    expect(withEvent('{', 'shipment.custom_event')).toBeUndefined();
    expect(withEvent('7', 'shipment.custom_event')).toBeUndefined();
    expect(withEvent('[]', 'shipment.custom_event')).toBeUndefined();
  });
});
