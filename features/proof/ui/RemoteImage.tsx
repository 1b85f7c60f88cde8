import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ImageLoad } from './use-image.ts';

interface Props {
  url: string;
  alt: string;
  class?: string;
  style?: JSX.CSSProperties;
  image: ImageLoad;
}

/**
 * An image from another server: loaded without a referrer, decoded asynchronously. Its key must change with the URL and
 * with each try.
 */
export function RemoteImage({ url, alt, image, ...looks }: Props) {
  const element = useRef<HTMLImageElement>(null);
  // A removed image keeps loading, possibly endlessly, unless its URL is removed too.
  useLayoutEffect(() => {
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
