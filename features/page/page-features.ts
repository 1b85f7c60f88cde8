import type { mayContainMatch, TextContext } from '../detection/engine/detect.ts';
import type { isCustomPattern } from '../detection/engine/patterns/custom-pattern.ts';
import type { warmUp } from '../detection/engine/warm-up.ts';
import type { ReplyTo } from '../protocol.ts';
import type { UncheckedCardCommand } from './model.ts';
import type { Occurrence, OccurrenceIndex, TextHolder, TextRun } from './occurrences.ts';

/** Long lists, of which only the items near the viewport are searched. */
export interface DeferredLists {
  /**
   * Defers the items of a long list until they come near the viewport.
   * @param list an element whose children are searched one by one
   * @returns whether it is deferred, which lists with text of their own are not; its items are observed from then on
   */
  defer(list: Element): boolean;
  /**
   * Goes through some more items of a deferred list. Forgets a list that has text between its items.
   * @returns whether there are more items, all are done, or the list is mixed with text
   */
  continue(list: Element): 'more' | 'done' | 'mixed';
  /** Whether no list is deferred. */
  isEmpty(): boolean;
  /** Forgets lists that have left the page. Call this when something was removed. */
  forgetRemoved(): void;
  /** Forgets all lists. */
  forgetAll(): void;
  /** Returns the deferred lists and forgets them. The next search does not defer them again. */
  takeDeferred(): Element[];
}

/** The code that a frame loads when its text may contain an ID. It finds, highlights and opens IDs. */
export interface PageFeatures {
  /**
   * The IDs of a text, except in editors and other places that are never searched.
   * @param element the element or shadow root that contains the text
   * @param mayMatch the prefilter for texts: a text may be here only because of its links
   */
  findOccurrences(
    run: TextRun,
    element: TextHolder,
    context: Omit<TextContext, 'label'>,
    mayMatch: (text: string, isLabelled: boolean) => boolean,
  ): Occurrence[];
  /** The long lists of the frame. */
  lists: DeferredLists;
  isCustomPattern: typeof isCustomPattern;
  mayContainMatch: typeof mayContainMatch;
  index: OccurrenceIndex;
  /** Ignores commands whose fields are wrong. */
  onCardCommand(command: UncheckedCardCommand): void;
  /** Call this when the page has reopened its document, which removes all listeners from the window. */
  reattachListeners(): void;
  /** Call this when there is text to search again: an open popup lists all IDs, and the count shows that there may be more. */
  onUnread(): void;
  /**
   * Switches status colours on or off, clears the statuses known so far, and takes the language of the interface.
   * @param settings of this frame; absent if the background has not answered
   */
  useSettings(settings: Pick<ReplyTo<'getDetection'>, 'hasStatusColors' | 'language'> | undefined): void;
}

/** The arguments that a frame passes to the loaded features. */
export interface FrameContext {
  shadowRoots: ReadonlySet<ShadowRoot>;
  /** Whether text far from the viewport is still unread. */
  hasUnread(): boolean;
  /** Reads that text too. The index is complete when the promise resolves. */
  readAll(): Promise<void>;
  /** Whether an element was searched, so that it need not be searched when it comes near the viewport. */
  isSearched(element: Element): boolean;
  /** Searches elements that came near the viewport; `isNow`: in this task, because the next frame will show them. */
  searchNear(elements: readonly Element[], isNow: boolean): void;
  /** Searches all text again. */
  searchAll(): void;
  /**
   * Aborted when the extension is updated or removed, or Waybill is disabled on the site. The reason is `true` if the
   * frame may not start again before the browser gives Waybill access.
   */
  life: AbortController;
}

/** Registered by the loaded page script. */
export interface PageScript {
  /** Call this before the first search, in a task of its own. */
  warmUp: typeof warmUp;
  /** Starts the features, when a text may contain an ID. */
  start(context: FrameContext): PageFeatures;
}

/** Loads the page script into this frame, once. @returns `undefined` if the extension was updated or removed */
export type PageScriptLoader = () => Promise<PageScript | undefined>;

/** Shared by the content scripts of a frame. */
interface ContentWorld {
  /** The site is not a known helpdesk, or was added although it is. */
  waybillIsAddedSite?: true;
  /** The frame is claimed by a content script. */
  waybillIsHere?: true;
  /** Registered by the page script, when it has been loaded. */
  waybillPage?: PageScript;
  /** Resolves when the page script has been run in this frame. */
  waybillImport?: Promise<void>;
  waybillLoading?: Promise<PageScript | undefined> | undefined;
  /** Resolves when the page has been laid out. The content script waits for that while it loads the other scripts. */
  waybillLaidOut?: Promise<void> | undefined;
  /** Starts the search of this frame. Registered by the page script, and in frames inside a page by `frame.js`. */
  waybillStart?: (loadPageScript: PageScriptLoader, commands: readonly UncheckedCardCommand[]) => void;
  /** The settings that were requested when the page began to load. */
  waybillEarly?: Promise<ReplyTo<'getDetection'> | undefined> | undefined;
}

/** The global object of these scripts, which the page does not share. An update of the extension creates a new one. */
export const contentWorld = globalThis as ContentWorld;
