/*
 * The operations that journeys and tests need of a browser with Waybill. `chromium-driver.ts` uses Playwright,
 * `firefox-driver.ts` WebDriver BiDi. Differences between the browsers are handled there, never in a test.
 */

/** The roles by which tests find elements. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'row'
  | 'switch'
  | 'textbox';

/** Something visible on a page. Each call looks for it again; actions wait until it is there. */
export interface Control {
  click(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** Focuses it and presses a key, such as `Enter` or `Control+A`. */
  press(key: string): Promise<void>;
  /** The number of visible elements that match. Does not wait. */
  count(): Promise<number>;
  /** Runs a function in the page with the first of them. The function uses nothing from outside. */
  run<Result, Argument>(
    script: (element: HTMLElement, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** A control in this one. */
  get(role: Role, name: string): Control;
  /** A form field in this control. */
  field(label: string): Control;
}

/** A document: a tab, or the card in it. */
export interface View {
  /** By role and the whole accessible name. */
  get(role: Role, name: string): Control;
  /** A form field by the whole text of its label. */
  field(label: string): Control;
  /** By CSS, for elements that no role and name distinguish. */
  find(selector: string): Control;
  /** The text that is drawn. */
  text(): Promise<string>;
  /** Runs a function in the page. The function uses nothing from outside. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

interface Point {
  x: number;
  y: number;
}

/** The button beside an ID, as the user sees it. */
export interface IdButton {
  name: string;
  isFocused: boolean;
  /** Its centre in the viewport. */
  x: number;
  y: number;
}

/** A file that the browser has saved. */
interface SavedFile {
  name: string;
  bytes: Buffer;
}

/** A tab of the browser. */
export interface Tab extends View {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
  bringToFront(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses a key where the focus is, such as `Escape` or `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Uses a keyboard shortcut of the extension. @param command its name in the manifest */
  useShortcut(command: string): Promise<void>;
  movePointer(to: Point): Promise<void>;
  clickAt(at: Point): Promise<void>;
  /** The open card of the page. */
  card(): Promise<View | undefined>;
  /** Selects the text of an element, and chooses Waybill's entry in the context menu. */
  lookUpFromMenu(selector: string): Promise<void>;
  /** The button beside an ID, if there is one. */
  idButton(): Promise<IdButton | undefined>;
  /** The file that is saved by an action. */
  download(act: () => Promise<void>): Promise<SavedFile>;
  /** Saves a picture of the page. @param path ends in `.png` */
  takePicture(path: string): Promise<void>;
}

/** The browser's own prompt for permissions. Until it is used, the browser grants every request. */
interface AccessPrompt {
  /** Withdraws access to these hosts. From then on, the browser asks the user. */
  begin(patterns: readonly string[]): Promise<void>;
  /** Waits for the prompt and answers it. */
  answer(answer: 'allow' | 'deny'): Promise<void>;
  end(): Promise<void>;
}

/** A file of the extension that runs no script. */
export const HOME = 'third-party-licenses.txt';

/** A running browser with the extension. */
export interface Driver {
  readonly name: 'Chromium' | 'Firefox';
  /** A page of the extension that runs no script and stays open: messages to the background can be sent from there. */
  readonly home: Tab;
  /** @param path such as `options.html` */
  extensionUrl(path: string): string;
  /** Opens a tab in front. */
  open(url: string): Promise<Tab>;
  /** Opens a tab in a new private window, where the extension must be allowed. */
  openPrivately(url: string): Promise<Tab>;
  /**
   * Opens a page of the extension in a tab behind the one in front, which stays the active one, as it is for popup and
   * panel.
   */
  openBehind(path: string): Promise<Tab>;
  /** Lets the extension read from these hosts, without a prompt. @param patterns such as `http://127.0.0.1/*` */
  grantHosts(patterns: string[]): Promise<void>;
  /** Absent in Chromium, where automation can neither see nor answer the prompt. */
  readonly prompt?: AccessPrompt;
  /** Stops the background, as the browser does when it is idle. The next message starts it again. */
  stopBackground(): Promise<void>;
  /** Types into the address bar, after Waybill's keyword, and presses Enter. */
  lookUpFromAddressBar(typed: string): Promise<void>;
  /** The names of the notifications that the extension has shown, the latest last. */
  notifications(): Promise<string[]>;
  /** The open tabs, without `home`. */
  tabs(): Promise<Tab[]>;
  close(): Promise<void>;
}
