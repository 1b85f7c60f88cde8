import { threadMessages } from './message.ts';

/** The layout of a thread. */
export type Layout = 'console' | 'plain';

const CONSOLE = `
  * { box-sizing: border-box }
  html, body { height: 100%; margin: 0; font: 14px/1.5 sans-serif; color: #1f2733 }
  .console { display: grid; grid-template: 48px 1fr 150px / 1fr; height: 100% }
  .top { padding: 12px 20px; border-bottom: 1px solid #d8dde6 }
  .thread { overflow-y: auto; padding: 16px 20px }
  .message { display: flex; gap: 12px; margin-bottom: 16px }
  .avatar { flex: none; width: 32px; height: 32px; border-radius: 50%; color: white; text-align: center; line-height: 32px }
  .a0 { background: #5b6ee1 } .a1 { background: #c2571a } .a2 { background: #2f855a }
  .a3 { background: #805ad5 } .a4 { background: #b83280 } .a5 { background: #2b6cb0 }
  .card { flex: 1; min-width: 0; border: 1px solid #e2e6ee; border-radius: 8px; padding: 10px 14px }
  .card p { margin: 0 0 8px }
  header { display: flex; gap: 6px; margin-bottom: 6px; color: #667085 }
  time { margin-left: auto }
  .code { font-family: monospace }
  blockquote { margin: 0; padding-left: 12px; border-left: 3px solid #d8dde6; color: #667085 }
  .reply { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 12px 20px; border-top: 1px solid #d8dde6 }
  .reply > * { border: 1px solid #c4cbd8; border-radius: 6px; padding: 8px; font: inherit; overflow: auto; resize: none }
`;

/** So cheap to lay out and to paint that the cost of the highlights shows. */
const PLAIN = `
  body { margin: 0 0 160px; font: 14px/1.5 sans-serif }
  .reply { position: fixed; inset: auto 0 0; display: grid; grid-template-columns: 1fr 1fr; height: 150px; background: white }
  .reply > * { overflow: auto; resize: none }
`;

const STYLES: Record<Layout, string> = { console: CONSOLE, plain: PLAIN };

/**
 * A helpdesk ticket: its thread, and the two kinds of fields for agents.
 * @param layout a thread that scrolls in a console, or a plain document with a fixed composer
 */
export function threadPage(length: number, layout: Layout = 'console'): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ticket</title><style>${STYLES[layout]}</style></head>
<body><div class="console">
<div class="top"><b>Ticket</b> with ${length} messages</div>
<main class="thread" id="thread">${threadMessages(0, length).join('\n')}</main>
<div class="reply"><textarea id="textarea" aria-label="Note"></textarea><div id="editable" contenteditable="true" role="textbox" aria-label="Reply"></div></div>
</div><script src="/page.js"></script></body></html>`;
}
