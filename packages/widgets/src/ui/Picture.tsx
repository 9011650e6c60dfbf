import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useMaybeClient } from '@arma11/core';

const Img = styled.img`
  display: block;
  flex: none;
  object-fit: contain;

  &[data-round='true'] {
    border-radius: 50%;
    object-fit: cover;
  }
`;

/** Props of Picture. */
export interface PictureProps {
  /** The image's address; empty goes straight to the fallback. */
  src: string | null | undefined;
  /** Its accessible name; '' when the text beside it says the same. */
  alt: string;
  width: number;
  height?: number;
  round?: boolean;
  /** Loads at once: for what is seen first. @default false */
  eager?: boolean;
  /** The generated piece that stands in while there is no image. */
  fallback: ReactElement;
}

/** Shows an image that the data brings, and our own drawing when it does not load. */
export function Picture({ src: given, alt, width, height = width, round, eager = false, fallback }: PictureProps) {
  const site = useMaybeClient()?.embedded?.baseUrl ?? '';
  // The server's own pictures come without an origin: on a partner's page they are still ours.
  const src = given?.startsWith('/') ? site + given : given;
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // An image may fail before React listens to it.
  useEffect(() => {
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (!src || failed === src) return fallback;
  return (
    <Img
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      data-round={round}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
