import type { Tab } from '../../../dev/drivers/driver.ts';

/** Chooses a file in the section of the options that is shown and has one field for files, without the browser's dialog. */
export function chooseFile(options: Tab, text: string): Promise<void> {
  return options.find('input[type="file"]').run((field, content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'chosen.json', { type: 'application/json' }));
    (field as HTMLInputElement).files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}
