import type { bulkViewText } from './bulk-lookup/view-text.en.ts';
import type { evidenceText } from './proof/evidence-text.en.ts';
import type { imagesText } from './proof/images-text.en.ts';
import type { noImagesText } from './proof/no-images-text.en.ts';
import type { photosText } from './proof/photos-text.en.ts';
import type { proofText } from './proof/text.en.ts';
import type { replyFormText } from './replies/reply-form-text.en.ts';
import type { technicalText } from './shipment/technical-text.en.ts';
import type { keyCapsText } from './shortcuts/caps-text.en.ts';
import type { shortcutsText } from './shortcuts/text.en.ts';

/**
 * The texts that are in no English catalogue: each is loaded on first use, with the component that shows it. A
 * translation is loaded as a whole and contains them: `const { images: texts = imagesText } = useMessages();`.
 */
export interface LaterMessages {
  bulkView?: typeof bulkViewText;
  keyCaps?: typeof keyCapsText;
  shortcuts?: typeof shortcutsText;
  replyForm?: typeof replyFormText;
  technical?: typeof technicalText;
  proof?: typeof proofText;
  evidence?: typeof evidenceText;
  images?: typeof imagesText;
  noImages?: typeof noImagesText;
  photos?: typeof photosText;
}
