import type { Samples } from './sample.ts';

export const oldDominion: Samples = {
  carrier: 'Old Dominion',
  source: 'odfl.com, PRO numbers; made up',
  valid: ['77712345675', '07212345677', '80123456784'],
  invalid: ['77712345676', '07212345678', '79112345675'],
};
