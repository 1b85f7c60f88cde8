import { setTimeout as pause } from 'node:timers/promises';
import { call, type Tab } from '../browser/tab.ts';
import type { Options } from '../options.ts';
import type { Measures } from '../samples.ts';

const TEXT = 'Hello Ana, your parcel 12345678 left our warehouse on Monday and is on its way. ';
/** Faster than any user types, but slow enough for one frame per character. */
const EVERY_MS = 20;

/** Types into a field while IDs are highlighted above it. */
async function type(tab: Tab, id: string, count: number): Promise<{ script: number; cpu: number }> {
  await tab.evaluate(`document.getElementById(${JSON.stringify(id)}).focus()`);
  await tab.settle();
  const { scriptMs, cpuMs } = await tab.trace(async () => {
    for (let index = 0; index < count; index++) {
      const text = TEXT.charAt(index % TEXT.length);
      await tab.session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, unmodifiedText: text });
      await tab.session.send('Input.dispatchKeyEvent', { type: 'keyUp' });
      await pause(EVERY_MS);
    }
  });
  return { script: scriptMs / count, cpu: cpuMs / count };
}

/** Types a note and then a reply. */
export async function measureTyping(tab: Tab, { typed }: Options['counts']): Promise<Measures> {
  await tab.evaluate(call('scrollToStart'));
  const textarea = await type(tab, 'textarea', typed);
  const editable = await type(tab, 'editable', typed);
  const written = await tab.evaluate<number>(
    `Math.min(document.getElementById('textarea').value.length, document.getElementById('editable').textContent.length)`,
  );
  if (written !== typed) throw new Error(`${typed} characters were typed, but ${written} arrived.`);
  return {
    textareaCpuMs: textarea.cpu,
    textareaScriptMs: textarea.script,
    editableCpuMs: editable.cpu,
    editableScriptMs: editable.script,
  };
}
