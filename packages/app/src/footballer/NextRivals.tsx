import { styled } from 'styled-components';
import type { PlayerSheet } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Crest, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ListRow } from '../page/ListRow';
import { Rows } from '../page/Rows';

const t = es.footballer;

const LEVELS = { baja: 1, media: 2, alta: 3 } as const;

const Level = styled.em`
  flex: none;
  display: grid;
  gap: 4px;
  justify-items: end;
  font-size: ${fontSize(13)};
  font-style: normal;
  font-weight: 600;

  & > span {
    display: flex;
    gap: 3px;
  }

  & i {
    width: 14px;
    height: 6px;
    border-radius: 3px;
    box-shadow: inset 0 0 0 1px ${token('colorTextMuted')};
  }

  & i[data-on='true'] {
    background: ${token('colorText')};
    box-shadow: none;
  }

  @media (forced-colors: active) {
    & i {
      border: 1px solid;
    }

    & i[data-on='true'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Note = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The next rivals with where and when, and how hard they are once enough of their matches are over (rules R21.3). */
export function NextRivals({ next }: Pick<PlayerSheet, 'next'>) {
  if (next.length === 0) return <Note>{t.noNext}</Note>;
  return (
    <>
      <Rows>
        {next.map(({ match, home, difficulty }) => {
          const rival = home ? match.visit : match.local;
          const when = match.confirmed_time ? es.dates.kickoff(match.date) : es.dates.shortDay(match.date);
          return (
            <li key={match.id}>
              <ListRow href={`/play/matches/in-game/?partido=${match.id}`}>
                <Crest club={rival} size={36} />
                <span>
                  <b>{(home ? t.home : t.away)(rival.name)}</b>
                  <small>{when}</small>
                </span>
                {difficulty !== null && (
                  <Level>
                    <span aria-hidden="true">
                      {[1, 2, 3].map((step) => (
                        <i key={step} data-on={step <= LEVELS[difficulty]} />
                      ))}
                    </span>
                    <span>
                      <VisuallyHidden>{t.difficulty} </VisuallyHidden>
                      {t.levels[difficulty]}
                    </span>
                  </Level>
                )}
              </ListRow>
            </li>
          );
        })}
      </Rows>
      {next.some(({ difficulty }) => difficulty !== null) && <Note>{t.difficultyNote}</Note>}
    </>
  );
}
