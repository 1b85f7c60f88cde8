import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ImageLoad } from './use-image.ts';

interface Props {
  url: string;
  alt: string;
  class?: string;
  style?: JSX.CSSProperties;
  image: ImageLoad;
}

/**
 * An image from somebody else's server: asked for without a referrer, drawn outside the page's own work. To be keyed
 * by its address and try.
 */
export function RemoteImage({ url, alt, image, ...looks }: Props) {
  const element = useRef<HTMLImageElement>(null);
  // An image that was taken out of the page goes on loading, if need be for ever, unless it has no address.
  useEffect(() => {
    const own = element.current;
    return () => own?.removeAttribute('src');
  }, []);
  return (
    <img
      ref={element}
      src={url}
      alt={alt}
      referrerpolicy="no-referrer"
      decoding="async"
      draggable={false}
      {...looks}
      onLoad={(event) => event.currentTarget.isConnected && image.onLoad(event.currentTarget)}
      onError={(event) => event.currentTarget.isConnected && image.onError()}
    />
  );
}
