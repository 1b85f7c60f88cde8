import { type ComponentChildren, createContext, render } from 'preact';
import { useContext } from 'preact/hooks';
import { ComponentTextsProvider } from '../components/component-texts.ts';
import type { CardPageMessages } from './card-catalogue.ts';
import type { OptionsMessages } from './options-catalogue.ts';
import type { PopupMessages } from './popup-catalogue.ts';
import type { SharedMessages } from './shared-catalogue.ts';

// Each page loads only the strings of its own surface, so a component reads the context of the surface that it is for.
const SharedContext = createContext<SharedMessages | undefined>(undefined);
const CardContext = createContext<CardPageMessages | undefined>(undefined);
const PopupContext = createContext<PopupMessages | undefined>(undefined);
const OptionsContext = createContext<OptionsMessages | undefined>(undefined);
const LocaleContext = createContext('en');

interface Props {
  /** The strings of any page. */
  value: SharedMessages;
  /** The strings of the card, on that page. */
  card?: CardPageMessages | undefined;
  /** The strings of popup and side panel, on these pages. */
  popup?: PopupMessages | undefined;
  /** The strings of the options, on that page. */
  options?: OptionsMessages | undefined;
  /** For dates, times and numbers. */
  locale?: string;
  children: ComponentChildren;
}

/** Gives every component below it its strings: `<MessagesProvider value={englishSharedMessages}>`. */
export function MessagesProvider({ value, card, popup, options, locale = 'en', children }: Props) {
  return (
    <SharedContext.Provider value={value}>
      <CardContext.Provider value={card}>
        <PopupContext.Provider value={popup}>
          <OptionsContext.Provider value={options}>
            <LocaleContext.Provider value={locale}>
              <ComponentTextsProvider value={options ?? value}>{children}</ComponentTextsProvider>
            </LocaleContext.Provider>
          </OptionsContext.Provider>
        </PopupContext.Provider>
      </CardContext.Provider>
    </SharedContext.Provider>
  );
}

function given<T>(messages: T | undefined): T {
  if (!messages) throw new Error('There is no MessagesProvider with these strings above this component.');
  return messages;
}

/** The strings that every page has, in the page's language. */
export const useMessages = (): SharedMessages => given(useContext(SharedContext));

/** The strings of the card; only for components that are nowhere else. */
export const useCardPageMessages = (): CardPageMessages => given(useContext(CardContext));

/** The strings of popup and side panel; only for components that are nowhere else. */
export const usePopupMessages = (): PopupMessages => given(useContext(PopupContext));

/** The strings of the options; only for components that are nowhere else. */
export const useOptionsMessages = (): OptionsMessages => given(useContext(OptionsContext));

/** The locale for dates, times and numbers that goes with the strings. */
export const useLocale = (): string => useContext(LocaleContext);

/** Renders a page's interface, with its strings, into the page. */
export function mount(messages: Omit<Props, 'children'>, app: ComponentChildren): void {
  const place = document.getElementById('app');
  if (place) render(<MessagesProvider {...messages}>{app}</MessagesProvider>, place);
}
