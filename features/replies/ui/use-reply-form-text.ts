import { useMessages } from '../../messages-context.tsx';
import { replyFormText } from '../reply-form-text.en.ts';

/** The strings of the form for a reply. The English ones are loaded with it, not with the page; a translation has them all. */
export const useReplyFormText = (): typeof replyFormText => useMessages().replyForm ?? replyFormText;
