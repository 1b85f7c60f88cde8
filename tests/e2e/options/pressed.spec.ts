import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

test('buttons show that they are pressed, and disabled ones do not react to the pointer', async ({
  openOptions,
}) => {
  const page = await openOptions('detection');
  // Without the transition of colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const colorOf = (name: string) =>
    button(name).evaluate((element) => getComputedStyle(element).backgroundColor);

  await expect(button(t.detection.save)).toBeDisabled();
  const disabled = await colorOf(t.detection.save);
  await button(t.detection.save).hover({ force: true });
  expect(await colorOf(t.detection.save)).toBe(disabled);

  await button(t.rules.add).hover();
  const hovered = await colorOf(t.rules.add);
  await page.mouse.down();
  expect(await colorOf(t.rules.add)).not.toBe(hovered);
  await page.mouse.up();
});
