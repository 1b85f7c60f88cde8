import { browser } from 'wxt/browser';
import type { CustomPattern } from '../../../detection/engine/custom-pattern.ts';
import type { Match } from '../../../detection/engine/detect.ts';
import { mayContainId } from '../../../detection/engine/prefilter.ts';
import type { DetectionRules } from '../../../detection/engine/rules.ts';
import { type FrameContext, type PageFeatures, registeredPageFeatures } from '../../page-features.ts';
import { onDetectionChanged } from '../page-messaging.ts';
import { getDetectionSettings } from './detection-settings.ts';
import { yieldToPage } from './slices.ts';

export interface Detection {
  /**
   * The prefilter: false means that the text holds no ID.
   * @param isLabelled the text has a header, so that no word is needed in it
   */
  mayContainId(text: string, isLabelled?: boolean): boolean;
  /** What finds, highlights and opens IDs, once it has been loaded. Until then nothing is found. */
  features(): PageFeatures | undefined;
  /** Loads it. @returns nothing when the extension was updated or removed */
  loadFeatures(): Promise<PageFeatures | undefined>;
  /** The IDs of a text. @param label the header that stands over it */
  find(text: string, label?: string): Match[];
  findInLink(href: string): string[];
  /** Calls `listener` whenever the same text may have other IDs than before. */
  onChange(listener: () => void): void;
}

/** A custom pattern matches nothing without a digit. Full-width ones pass the prefilter anyway. */
const DIGIT = /\d/;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns nothing when Waybill was switched off meanwhile, updated or removed */
async function loadPageFeatures(context: FrameContext): Promise<PageFeatures | undefined> {
  try {
    await import(/* @vite-ignore */ browser.runtime.getURL('/page.js'));
  } catch {
    // An extension that was updated or removed has no scripts any more.
    return undefined;
  }
  if (context.life.signal.aborted) return undefined;
  const features = registeredPageFeatures()?.(context);
  for (const warmUp of features?.warmUpSteps ?? []) {
    await yieldToPage();
    warmUp();
  }
  await yieldToPage();
  return features;
}

/**
 * Detection with the custom patterns and the rules, which can change while the page is open. Ends with the frame's life.
 * What finds the IDs is loaded with the first text that passes the prefilter.
 */
export function createDetection(context: FrameContext): Detection {
  const { signal } = context.life;
  const listeners: (() => void)[] = [];
  let features: PageFeatures | undefined;
  let loading: Promise<PageFeatures | undefined> | undefined;
  /** As the background sent them; they are checked by what is loaded. */
  let sentPatterns: readonly unknown[] = [];
  let patterns: readonly CustomPattern[] = [];
  let rules: DetectionRules | undefined;
  let hasStatusColours = false;
  let latest = 0;
  let resolveSettled = (): void => undefined;
  /** The background has replied, or cannot: what the rules leave out must not be highlighted even for a moment. */
  const settled = new Promise<void>((resolve) => {
    resolveSettled = resolve;
  });

  function checkPatterns(): void {
    patterns = features ? sentPatterns.filter(features.isCustomPattern) : [];
  }

  async function loadOnce(): Promise<PageFeatures | undefined> {
    const [loaded] = await Promise.all([loadPageFeatures(context), settled]);
    features = loaded;
    checkPatterns();
    loaded?.showStatusColors(hasStatusColours);
    return loaded;
  }

  async function updateSettings(): Promise<void> {
    latest += 1;
    const own = latest;
    const reply = await getDetectionSettings();
    // A newer request is under way.
    if (own !== latest) return;
    const hasNewPatterns = reply !== undefined && !isSame(reply.patterns, sentPatterns);
    const hasNewRules = !isSame(reply?.rules, rules);
    if (reply?.isOn && !signal.aborted) {
      sentPatterns = reply.patterns;
      rules = reply.rules;
      hasStatusColours = reply.hasStatusColours;
    }
    resolveSettled();
    if (!reply || signal.aborted) return;
    if (!reply.isOn) {
      context.life.abort();
      return;
    }
    if (hasNewPatterns) checkPatterns();
    features?.showStatusColors(hasStatusColours);
    // Before the detector is there nothing was found, but a text may pass the prefilter now that did not before.
    if (hasNewPatterns || (hasNewRules && features)) for (const listener of listeners) listener();
  }

  onDetectionChanged(() => void updateSettings(), signal);
  void updateSettings();

  return {
    mayContainId(text, isLabelled = false) {
      if (mayContainId(text, isLabelled)) return true;
      if (sentPatterns.length === 0) return false;
      return features ? features.mayContainMatch(text, { patterns }) : DIGIT.test(text);
    },
    features: () => features,
    loadFeatures() {
      loading ??= loadOnce();
      return loading;
    },
    find: (text, label) =>
      features?.findTrackingIds(text, { patterns, rules, ...(label === undefined ? {} : { label }) }) ?? [],
    findInLink: (href) => features?.findInLink(href, rules) ?? [],
    onChange: (listener) => void listeners.push(listener),
  };
}
