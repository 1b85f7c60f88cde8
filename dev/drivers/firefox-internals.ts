import type { Browser, Frame, Page } from 'puppeteer-core';
import { builtExtension, geckoIdOf } from '../build-extension.ts';

/** The connection that Puppeteer's browser has, without a type for it. */
type WithConnection = Browser & {
  connection: {
    send(method: string, parameters: object): Promise<{ result: unknown }>;
    /** Handles an event as if Firefox had sent it. */
    emit(event: string, parameters: object): void;
  };
};

/** A Firefox with the extension, as `launchFirefox` returns it. */
interface RunningFirefox {
  browser: Browser;
}

/** Sends a command of WebDriver BiDi that Puppeteer does not offer. @returns its result */
export async function sendToFirefox(
  { browser }: RunningFirefox,
  method: string,
  parameters: object,
): Promise<unknown> {
  return (await (browser as WithConnection).connection.send(method, parameters)).result;
}

/**
 * The open tabs, which are not those that Puppeteer lists: Firefox sends no event when a tab with a page of an extension
 * closes, and none when it opens either, if it is busy while the tab moves to the process of extensions
 * (`waitForTopBrowsingContextToBeReady` in its sources).
 */
export async function openPages(browser: Browser): Promise<Page[]> {
  const tree = await sendToFirefox({ browser }, 'browsingContext.getTree', { maxDepth: 0 });
  const { contexts } = tree as { contexts: { context: string; url: string }[] };
  const known = (await browser.pages()).map((page) => contextOf(page.mainFrame()));
  for (const info of contexts) {
    // Once its page has an address, the tab has moved, and an event can no longer follow.
    if (info.url.startsWith('moz-extension:') && !known.includes(info.context))
      (browser as WithConnection).connection.emit('browsingContext.contextCreated', info);
  }
  const open = new Set(contexts.map(({ context }) => context));
  return (await browser.pages()).filter((page) => open.has(contextOf(page.mainFrame())));
}

/** The frames of a page. Firefox sends no events for those of a page that it restores from its back/forward cache. */
export async function framesOf(page: Page): Promise<Frame[]> {
  const browser = page.browser();
  const root = contextOf(page.mainFrame());
  const tree = await sendToFirefox({ browser }, 'browsingContext.getTree', { root, maxDepth: 1 });
  const [{ children }] = (tree as { contexts: [{ children: { context: string }[] }] }).contexts;
  const known = page.frames().map(contextOf);
  for (const info of children)
    if (!known.includes(info.context))
      (browser as WithConnection).connection.emit('browsingContext.contextCreated', {
        ...info,
        parent: root,
      });
  return page.frames();
}

/** WebDriver's name of a tab or frame, for which Puppeteer has no type either. */
export const contextOf = (frame: Frame): string => (frame as unknown as { _id: string })._id;

/**
 * Evaluates the body of an asynchronous function in Firefox's own window, with access to everything in the browser.
 * @returns the text that it returns
 */
export async function runInFirefox(firefox: RunningFirefox, body: string): Promise<string | undefined> {
  const tree = await sendToFirefox(firefox, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = (tree as { contexts: { context: string }[] }).contexts;
  const result = await sendToFirefox(firefox, 'script.evaluate', {
    expression: `(async () => { ${body} })()`,
    target: { context: window?.context },
    awaitPromise: true,
  });
  const outcome = result as { result?: { value?: string }; exceptionDetails?: { text: string } };
  if (outcome.exceptionDetails) throw new Error(outcome.exceptionDetails.text);
  return outcome.result?.value;
}

/** Restarts the extension, as an update does. Web pages stay open. */
export async function reloadInFirefox(firefox: RunningFirefox): Promise<void> {
  await runInFirefox(
    firefox,
    `const addon = await AddonManager.getAddonByID('${extensionId()}'); await addon.reload();`,
  );
}

/** Reads what Firefox itself has: its tabs, the state of the event page, and errors of extensions. */
export async function readState(firefox: RunningFirefox): Promise<string | undefined> {
  return runInFirefox(
    firefox,
    `const { extension } = WebExtensionPolicy.getByID('${extensionId()}') ?? {};
     const tabs = [...gBrowser.tabs].map(({ linkedBrowser }) => linkedBrowser.currentURI.spec);
     const errors = Services.console.getMessageArray().map(String).filter((text) => /extension/i.test(text));
     return JSON.stringify({ eventPage: extension?.backgroundState, tabs, errors: errors.slice(-10) });`,
  );
}

/** Whether Firefox has stopped the event page. */
export async function isEventPageStopped(firefox: RunningFirefox): Promise<boolean> {
  const body = `return WebExtensionPolicy.getByID('${extensionId()}').extension.backgroundState;`;
  return (await runInFirefox(firefox, body)) === 'stopped';
}

/** Grants permissions without a prompt. The permission to run in private windows takes effect with a reload. */
export async function grantInFirefox(firefox: RunningFirefox, permission: string): Promise<void> {
  await changePermissions(firefox, 'add', { permissions: [permission], origins: [] });
}

async function changePermissions(
  firefox: RunningFirefox,
  change: 'add' | 'remove',
  changed: { permissions: readonly string[]; origins: readonly string[] },
): Promise<void> {
  const id = extensionId();
  await runInFirefox(
    firefox,
    `const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
     const { extension } = WebExtensionPolicy.getByID('${id}');
     await ExtensionPermissions.${change}('${id}', ${JSON.stringify(changed)}, extension);`,
  );
}

/**
 * Sets the organisation's policy for the extension in a running Firefox, and stops the event page, which has read the
 * one before. Works on every system.
 */
export async function tryPolicyInFirefox(firefox: RunningFirefox, policy: object): Promise<void> {
  const policies = JSON.stringify({ [extensionId()]: policy });
  await runInFirefox(firefox, `Services.policies.wrappedJSObject.setExtensionPolicies(${policies});`);
  await stopEventPage(firefox);
}

/** Grants access to hosts without a prompt. @param patterns such as `http://127.0.0.1/*` */
export async function grantHostsInFirefox(
  firefox: RunningFirefox,
  patterns: readonly string[],
): Promise<void> {
  await changePermissions(firefox, 'add', { permissions: [], origins: patterns });
}

/** Revokes access to hosts. */
export async function revokeHostsInFirefox(
  firefox: RunningFirefox,
  patterns: readonly string[],
): Promise<void> {
  await changePermissions(firefox, 'remove', { permissions: [], origins: patterns });
}

/** Stops the event page, as Firefox does when it is idle. */
export async function stopEventPage(firefox: RunningFirefox): Promise<void> {
  await runInFirefox(
    firefox,
    `const { extension } = WebExtensionPolicy.getByID('${extensionId()}');
     await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });`,
  );
}

/**
 * Makes Firefox ask the user for optional permissions, as it does outside of tests, and accepts an answer at once.
 * @param isAsking otherwise they are granted without a question again
 */
export async function askForPermissions(firefox: RunningFirefox, isAsking = true): Promise<void> {
  await runInFirefox(
    firefox,
    `Services.prefs.setBoolPref('extensions.webextOptionalPermissionPrompts', ${isAsking});
     Services.prefs.setIntPref('security.notification_enable_delay', 0);`,
  );
}

/** Answers Firefox's prompt for optional permissions. @returns whether there was one */
export async function answerPrompt(firefox: RunningFirefox, answer: 'allow' | 'deny'): Promise<boolean> {
  const button = answer === 'allow' ? 'button' : 'secondaryButton';
  const answered = await runInFirefox(
    firefox,
    `const prompt = document.querySelector('#addon-webext-permissions-notification');
     if (PopupNotifications.panel.state !== 'open' || !prompt) return 'none';
     prompt.${button}.click();
     return 'answered';`,
  );
  return answered === 'answered';
}

const extensionId = (): string => geckoIdOf(builtExtension('firefox'));
