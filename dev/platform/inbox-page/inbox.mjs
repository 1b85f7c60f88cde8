/**
 * Shows received webhooks with live updates.
 * @typedef {{ number: number, environment?: string, receivedAt: number, headers: Record<string, string>, bodyBase64: string }} Item
 */

/**
 * @template {Element} T
 * @param {ParentNode} parent
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T}
 */
function find(parent, selector, type) {
  const found = parent.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`No ${selector}`);
  return found;
}

const list = find(document, '#items', HTMLElement);
const empty = find(document, '#empty', HTMLElement);
const clear = find(document, '#clear', HTMLButtonElement);
const connection = find(document, '#connection', HTMLElement);
const template = find(document, '#item', HTMLTemplateElement);
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

for (const environment of ['production', 'sandbox']) {
  find(document, `#${environment}`, HTMLElement).textContent = `${location.origin}/webhook/${environment}`;
}

/** @param {Item} item */
function bodyText(item) {
  const bytes = Uint8Array.from(atob(item.bodyBase64), (letter) => letter.charCodeAt(0));
  return { text: new TextDecoder().decode(bytes), size: bytes.length };
}

/** @param {string} text @returns {Record<string, unknown>} */
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** @param {unknown} value */
function shortText(value) {
  return typeof value === 'string' ? value.slice(0, 60) : '';
}

/** @param {Item} item */
function draw(item) {
  const fragment = document.importNode(template.content, true);
  const { text, size } = bodyText(item);
  const payload = parseObject(text);
  const data = /** @type {Record<string, unknown>} */ (payload.data ?? {});
  /** @param {string} selector @param {string} value */
  const write = (selector, value) => {
    find(fragment, selector, HTMLElement).textContent = value;
  };
  write('.event', shortText(payload.event) || 'No event');
  write('.environment', item.environment ?? '');
  write('.tracking-id', shortText(data.trackingId));
  write('.status', shortText(data.status));
  write('.size', `${size} bytes`);
  write('time', clock.format(item.receivedAt));
  write('.body', text);
  find(fragment, '.environment', HTMLElement).dataset.environment = item.environment ?? '';
  find(fragment, 'time', HTMLTimeElement).dateTime = new Date(item.receivedAt).toISOString();
  find(fragment, 'li', HTMLElement).dataset.number = String(item.number);
  const headers = find(fragment, 'dl', HTMLElement);
  for (const [name, value] of Object.entries(item.headers))
    headers.append(cell('dt', name), cell('dd', value));
  return fragment;
}

/** @param {'dt' | 'dd'} tag @param {string} text */
function cell(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Adds new items at the top and preserves existing ones. @param {Item[]} items */
function show(items) {
  const wanted = new Set(items.map((item) => String(item.number)));
  const shown = new Set();
  for (const element of [...list.children]) {
    const number = element instanceof HTMLElement ? element.dataset.number : undefined;
    if (number !== undefined && wanted.has(number)) shown.add(number);
    else element.remove();
  }
  const fresh = items.filter((item) => !shown.has(String(item.number)));
  list.prepend(...fresh.map(draw));
  empty.hidden = items.length > 0;
  clear.hidden = items.length === 0;
  document.title = items.length > 0 ? `Webhook inbox (${items.length})` : 'Webhook inbox';
}

/** @param {boolean} isLive */
function showConnection(isLive) {
  connection.textContent = isLive ? 'Live' : 'Not connected';
  connection.classList.toggle('live', isLive);
}

clear.addEventListener('click', () =>
  fetch('/admin/clear-inbox', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  }),
);

const events = new EventSource('/events');
events.addEventListener('open', () => showConnection(true));
events.addEventListener('error', () => showConnection(false));
events.addEventListener('items', (event) => show(JSON.parse(event.data)));
