import { useMessages } from '../../messages-context.tsx';
import { imagesText } from '../images-text.en.ts';

/** Says that there are photos whose addresses Waybill does not load, which the technical details list. */
export function RefusedImages() {
  const { images: texts = imagesText } = useMessages();
  return <p class="quiet">{texts.refused}</p>;
}
