import { styled } from 'styled-components';
import { embedCode } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Card } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { Arrival } from './arrivalOf';

const Box = styled(Card)`
  box-shadow: inset 0 0 0 1.5px ${token('colorWarning')};

  & p {
    margin: 0;
  }

  & strong {
    ${displayText}
    display: block;
    margin: 8px 0;
    font-size: ${displaySize(40)};
    letter-spacing: 0.14em;
  }

  & p + p {
    margin-top: 4px;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

interface Props {
  arrival: Arrival;
  partner: string;
  /** Names the sign-in of the page that asks; null where the partner's server made a link. */
  state: string | null;
}

/**
 * What a player must compare when the browser cannot say that the window was opened by the site that asks: with a page,
 * the number that both show; with a link, that it is their own. Nothing otherwise.
 */
export function ArrivalNote({ arrival, partner, state }: Props) {
  if (arrival.from === 'site') return null;
  const t = es.grant;
  return (
    <Box aria-label={t.codeLabel}>
      {arrival.from === 'elsewhere' && <p>{t.cameFrom(arrival.host, partner)}</p>}
      {state === null ? (
        <p>{t.linkWarning(partner)}</p>
      ) : (
        <>
          <p>{t.codeTitle}</p>
          <strong>{embedCode(state)}</strong>
          <small>{t.codeNote(partner)}</small>
        </>
      )}
    </Box>
  );
}
