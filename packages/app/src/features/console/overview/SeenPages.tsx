import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { ConsolePartner } from '@arma11/core/back-office';
import { Button, ButtonLink, Skeleton } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { type Column, DeskTable } from '../../../page/DeskTable';
import { Note } from '../../../page/Note';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { WIDE } from '../../../page/useWide';
import { askConsole } from '../partner/askConsole';
import { CONSOLE_PATH } from '../partner/consolePath';
import { consoleQuery } from '../partner/consoleQuery';
import { usePartner } from '../partner/PartnerContext';
import { useConsoleWrite } from '../partner/useConsoleWrite';
import { type SeenPage, seenPages } from './seenPages';

const t = consolaEs.overview.seen;
const Wrapped = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;

  @media ${WIDE} {
    justify-content: start;
  }
`;

/** As high as what waits for one page: what lies below stays where it is. */
const Kept = styled.div`
  min-height: 150px;
`;

const DAYS = 7;
/** Somebody who has just pasted the tag waits for it. */
const AGAIN_MS = 10_000;

/** Which pages a widget was seen on, when, and whether its origin is registered. */
export function SeenPages() {
  const client = useClient();
  const { partner, origins } = usePartner();
  const query = useQuery({ ...consoleQuery(client, 'pageDays', { partner, days: DAYS }), refetchInterval: AGAIN_MS });
  const register = useConsoleWrite<string, ConsolePartner>(
    (of, page) => askConsole(of, 'setOrigins', { partner, body: { origins: [...origins, new URL(page).origin] } }),
    () => undefined,
  );
  const columns: Column<SeenPage>[] = [
    { head: t.columns.page, cell: ({ page }) => page },
    { head: t.columns.seen, cell: ({ seen_at }) => consolaEs.timeAgo(seen_at, client.serverNow()) },
    {
      head: t.columns.state,
      cell: ({ page, registered }) =>
        registered ? (
          <StateMark data-tone="good">{t.fine}</StateMark>
        ) : (
          <Wrapped>
            <StateMark data-tone="bad">{t.refused}</StateMark>
            <Button kind="ghost" pending={register.pending} onClick={() => register.run(page)}>
              {t.register}
            </Button>
          </Wrapped>
        ),
    },
  ];
  return (
    <section>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <Kept>
        <QuerySection query={query} skeleton={<Skeleton height={150} />}>
          {(days) =>
            days.length === 0 ? (
              <Note action={<ButtonLink href={`${CONSOLE_PATH}/${partner}/insertar`}>{t.toEmbed}</ButtonLink>}>
                {t.none}
              </Note>
            ) : (
              <DeskTable
                label={t.list}
                columns={columns}
                rows={seenPages(days)}
                keyOf={({ page }) => page}
                empty={t.none}
              />
            )
          }
        </QuerySection>
      </Kept>
      <p role="alert">{register.problem}</p>
      {register.reauth}
    </section>
  );
}
