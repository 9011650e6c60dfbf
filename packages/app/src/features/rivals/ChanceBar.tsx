import { styled } from 'styled-components';
import type { Duel } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  border-radius: 7px;
  overflow: hidden;

  & > span {
    background: ${token('colorBorderStrong')};
  }

  & > span:first-child {
    background: ${token('colorAccent')};
  }

  & > span:last-child {
    background: ${token('colorLive')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & > span + span {
      border-left: 2px solid CanvasText;
    }
  }
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 8px;
  margin: 8px 0 0;

  & > div:nth-child(2) {
    text-align: center;
  }

  & > div:last-child {
    text-align: end;
  }

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }

  & dd {
    ${displayText}
    margin: 2px 0 0;
    font-size: ${displaySize(27)};
  }
`;

const How = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const t = es.rivals.chance;

/** How the head-to-head may end, and what the number is. */
export function ChanceBar({ duel: { chance, rival, matches_left } }: { duel: Duel }) {
  if (!chance) return <How>{t.over}</How>;
  const parts = [
    [t.win, chance.win],
    [t.tie, chance.tie],
    [t.lose(rival.user.username), chance.lose],
  ] as const;
  return (
    <>
      <Bar aria-hidden="true">
        {parts.map(([label, value]) => (
          <span key={label} style={{ flex: value }} />
        ))}
      </Bar>
      <Parts>
        {parts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{t.percent(value)}</dd>
          </div>
        ))}
      </Parts>
      <How>{t.how(matches_left)}</How>
    </>
  );
}
