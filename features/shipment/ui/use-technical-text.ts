import { useMessages } from '../../messages-context.tsx';
import { technicalText } from '../technical-text.en.ts';

/** The strings of the technical details. The English ones are loaded with them, not with the page; a translation has them all. */
export const useTechnicalText = (): typeof technicalText => useMessages().technical ?? technicalText;
