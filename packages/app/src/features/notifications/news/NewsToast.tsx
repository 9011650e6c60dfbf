import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Link, Toast } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { spanishHere } from '../../../messages/language/locale';
import type { News } from './News';

const SHOWN_MS = 7000;

// On top: below there are the navigation, bars with what is to be saved, and the keyboard.
const Place = styled.div`
  && > div {
    inset: calc(8px + env(safe-area-inset-top, 0px)) 16px auto;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('target')};
    padding-inline: 8px;
    color: inherit;
    font-weight: 600;
    text-underline-offset: 3px;
  }

  @media (forced-colors: active) {
    && > div {
      border: 2px solid;
    }
  }
`;

/** One piece of news over the page: it goes by itself, but not while somebody points at it or is in it. */
export function NewsToast({ news, onClose }: { news: News; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Place onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Toast
        onClose={onClose}
        action={
          news.href && (
            <Link href={news.href} onClick={onClose}>
              {es.notices.see}
            </Link>
          )
        }
      >
        <span lang={news.spanish ? spanishHere : undefined}>{news.text}</span>
      </Toast>
    </Place>
  );
}
