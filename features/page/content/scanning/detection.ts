import type { CustomPattern } from '../../../detection/engine/patterns/custom-pattern.ts';
import { mayContainId } from '../../../detection/engine/prefilter.ts';
import type { ReplyTo } from '../../../protocol.ts';
import type { Occurrence, TextHolder, TextRun } from '../../occurrences.ts';
import {
  contentWorld,
  type FrameContext,
  type PageFeatures,
  type PageScriptLoader,
} from '../../page-features.ts';
import { onDetectionChanged } from '../page-messaging.ts';
import { getDetectionSettings } from './detection-settings.ts';

export interface Detection {
  /**
   * The prefilter: false means that the text contains no ID.
   * @param isLabelled the text has a header, so it does not need a label word
   */
  mayContainId(text: string, isLabelled?: boolean): boolean;
  /** The page features, `undefined` until they have been loaded. Until then, nothing is found. */
  features(): PageFeatures | undefined;
  /** Loads the page features. @returns `undefined` if the extension was updated or removed */
  loadFeatures(): Promise<PageFeatures | undefined>;
  /** The IDs of a text that was read from an element. */
  occurrencesIn(run: TextRun, element: TextHolder): Occurrence[];
}

/** Every match of a custom pattern contains a digit. Texts with full-width digits pass the prefilter anyway. */
const DIGIT = /\d/;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Detection with the custom patterns and the rules. If they change while the page is open, all text is searched again. The
 * first text that passes the prefilter loads the page features. Ends with `context.life`.
 */
export function createDetection(context: FrameContext, loadPageScript: PageScriptLoader): Detection {
  const { signal } = context.life;
  let features: PageFeatures | undefined;
  let loading: Promise<PageFeatures | undefined> | undefined;
  /** The latest settings from the background. Their patterns are unchecked. */
  let settings: ReplyTo<'getDetection'> | undefined;
  /** The patterns of the settings that the page features have checked. */
  let patterns: readonly CustomPattern[] = [];
  let latest = 0;
  /** Resolves when the background has replied or failed: excluded IDs must not be highlighted even for a moment. */
  const settled = Promise.withResolvers<void>();

  function applySettings(): void {
    if (!features) return;
    patterns = settings?.patterns.filter(features.isCustomPattern) ?? [];
    features.useSettings(settings);
  }

  async function loadOnce(): Promise<PageFeatures | undefined> {
    const [loaded] = await Promise.all([loadPageScript(), settled.promise]);
    // Waybill may have been disabled or updated in the meantime.
    if (signal.aborted) return undefined;
    features = loaded?.start(context);
    applySettings();
    return features;
  }

  /**
   * @param isChanged the settings of this frame have changed; otherwise, the early ones may be the same
   * @param needsAccess the frame stops if the browser gives Waybill no access
   */
  async function updateSettings(isChanged: boolean, needsAccess?: boolean): Promise<void> {
    latest += 1;
    const own = latest;
    const reply = await getDetectionSettings(needsAccess);
    // A newer request has been sent.
    if (own !== latest) return;
    if (isChanged || !isSame(reply, settings)) useReply(reply, needsAccess);
    settled.resolve();
  }

  /** Used until the background has replied again: the settings may have changed since they were requested. */
  async function useEarlySettings(): Promise<void> {
    const request = contentWorld.waybillEarly;
    contentWorld.waybillEarly = undefined;
    const early = await request;
    if (!early?.isOn || settings) return;
    useReply(early);
    settled.resolve();
  }

  function useReply(reply: ReplyTo<'getDetection'> | undefined, needsAccess?: boolean): void {
    if (!reply || signal.aborted) return;
    if (!reply.isOn) {
      context.life.abort(needsAccess);
      return;
    }
    const hasNewPatterns = !isSame(reply.patterns, settings?.patterns ?? []);
    const hasNewRules = !isSame(reply.rules, settings?.rules);
    settings = reply;
    applySettings();
    // Before the detector is loaded, nothing was found, but new patterns may let more texts pass the prefilter.
    if (hasNewPatterns || (hasNewRules && features)) context.searchAll();
  }

  function mayMatch(text: string, isLabelled = false): boolean {
    if (mayContainId(text, isLabelled)) return true;
    if (!settings?.patterns.length) return false;
    return features ? features.mayContainMatch(text, { patterns }) : DIGIT.test(text);
  }

  onDetectionChanged((needsAccess) => void updateSettings(true, needsAccess), signal);
  void useEarlySettings();
  void updateSettings(false);

  return {
    mayContainId: mayMatch,
    features: () => features,
    loadFeatures() {
      loading ??= loadOnce();
      return loading;
    },
    occurrencesIn: (run, element) =>
      features?.findOccurrences(run, element, { patterns, rules: settings?.rules }, mayMatch) ?? [],
  };
}
