import { styled } from 'styled-components';
import type { PlayerSheet } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const SHOWN = 5;
const HEIGHT = 72;
const t = es.footballer;

const Columns = styled.ol`
  display: grid;
  grid-template-columns: repeat(${SHOWN}, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
  }

  & b {
    ${displayText}
    font-size: ${displaySize(18)};
  }

  & i {
    width: 100%;
    max-width: 48px;
    min-height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('colorAccent')};
  }

  & small {
    width: 100%;
    padding-top: 6px;
    border-top: 1px solid ${token('colorBorder')};
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
    text-align: center;
  }

  @media (forced-colors: active) {
    & i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Note = styled.p`
  margin: 0 0 8px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The points of the latest five matches as columns, each with its figure over it and its rival under it. */
export function FormColumns({ matches }: Pick<PlayerSheet, 'matches'>) {
  const latest = matches.slice(0, SHOWN).reverse();
  const most = Math.max(1, ...latest.map(({ points }) => points));
  return (
    <>
      <Note>{t.formNote}</Note>
      <Columns>
        {latest.map(({ match, home, points }) => {
          const rival = home ? match.visit : match.local;
          return (
            <li key={match.id}>
              <b aria-hidden="true">{String(points).replace('-', '−')}</b>
              <i aria-hidden="true" style={{ height: (Math.max(0, points) / most) * HEIGHT }} />
              <small aria-hidden="true">{rival.short}</small>
              <VisuallyHidden>{`${(home ? t.home : t.away)(rival.name)}, ${t.points(points)}`}</VisuallyHidden>
            </li>
          );
        })}
      </Columns>
    </>
  );
}
