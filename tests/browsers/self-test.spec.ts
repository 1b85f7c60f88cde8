import { expectText } from '../../dev/journeys/answer.ts';
import { ANY_NUMBER, pattern, t } from '../e2e/support/messages.ts';
import { test } from './support/fixtures.ts';

test('the self-test passes', async ({ openExtensionPage }) => {
  const options = await openExtensionPage('options.html#diagnostics');
  await options.get('button', t.selfTest.run).click();
  const summary = t.selfTest.summary({
    passed: ANY_NUMBER,
    failed: 0,
    notGranted: 2,
    notSetUp: 0,
    off: 0,
    notTested: 0,
  });
  await expectText(options, pattern(summary));
});
