import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HELPDESK_HOST } from '../../dev/helpdesk/page.ts';
import type { Row } from '../rows.ts';
import { bundleScript } from './bundle.ts';

const ROW_SCRIPTS = fileURLToPath(new URL('../rows/', import.meta.url));

/**
 * Writes the unpacked extension of a row.
 * @param folder parent of the extension's own folder
 * @param waybill the production build; it is copied, because another build may replace it during the measurement
 */
export async function writeRowExtension(row: Row, folder: string, waybill: string): Promise<string> {
  const target = join(folder, row.name.replaceAll(' ', '-'));
  if (row.name === 'Waybill') {
    await cp(waybill, target, { recursive: true });
    return target;
  }
  await mkdir(target, { recursive: true });
  if (row.script) await writeFile(join(target, 'content.js'), await bundleScript(ROW_SCRIPTS + row.script));
  const content = { matches: [`https://${HELPDESK_HOST}/*`], js: ['content.js'], run_at: 'document_idle' };
  const manifest = {
    manifest_version: 3,
    name: `Bench ${row.name}`,
    version: '1.0',
    ...(row.script ? { content_scripts: [content] } : {}),
  };
  await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
  return target;
}
