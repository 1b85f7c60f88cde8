import { useMessages } from '../../messages-context.tsx';
import { imagesText } from '../images-text.en.ts';

/** The strings of large and of missing images. The English ones are loaded with these, not with the page; a translation has them all. */
export const useImagesText = (): typeof imagesText => useMessages().images ?? imagesText;
