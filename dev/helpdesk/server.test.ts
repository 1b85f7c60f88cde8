import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Helpdesk, startHelpdesk } from './server.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let helpdesk: Helpdesk;

beforeAll(async () => {
  helpdesk = await startHelpdesk();
}, 30_000);

afterAll(() => helpdesk.close());

function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = `https://127.0.0.1:${helpdesk.port}${path}`;
    const request = get(url, { rejectUnauthorized: false }, async (response) => {
      const chunks = await response.setEncoding('utf8').toArray();
      resolve({ status: response.statusCode, headers: response.headers, body: chunks.join('') });
    });
    request.on('error', reject);
  });
}

test.each(['/agent/tickets/48213', '/agent/tickets', '/assets/app.js', '/assets/app.css', '/nothing'])(
  'serves %s with the strict policy',
  async (path) => {
    expect((await ask(path)).headers['content-security-policy']).toBe(POLICY);
  },
);

test('serves a page without inline script or style', async () => {
  const { status, headers, body } = await ask('/agent/tickets/48213');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<script type="module" src="/assets/app.js"></script>');
  expect(body).not.toMatch(/<style|style=|onload=/);
});

test('serves the bundled console', async () => {
  const script = await ask('/assets/app.js');
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(script.body).toContain('demoHelpdesk');
  expect((await ask('/assets/app.css')).body).toContain('.message');
});

test('redirects from the root to the first ticket, and returns 404 for other pages', async () => {
  const root = await ask('/');
  expect(root.status).toBe(302);
  expect(root.headers.location).toBe('/agent/tickets/48213');
  expect((await ask('/nothing')).status).toBe(404);
});

test('reports its address, and frees its port when it closes', async () => {
  const other = await startHelpdesk();
  expect(other.host).toBe('acme.zendesk.com');
  expect(other.url).toBe('https://acme.zendesk.com/agent/tickets/48213');
  expect(other.port).not.toBe(helpdesk.port);
  await other.close();
  const again = await startHelpdesk({ port: other.port });
  expect(again.port).toBe(other.port);
  await again.close();
}, 30_000);

test('rejects when its port is in use', async () => {
  await expect(startHelpdesk({ port: helpdesk.port })).rejects.toThrow('EADDRINUSE');
}, 30_000);
