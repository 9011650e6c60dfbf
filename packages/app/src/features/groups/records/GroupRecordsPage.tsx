import { styled } from 'styled-components';
import type { Group, GroupRival } from '@arma11/core/back-office';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, EmptyState, Icon, SectionHeading, VisuallyHidden } from '@arma11/widgets/ui';
import { groupHref } from '../../../group/groupHref';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { ListRow } from '../../../page/ListRow';
import { PageTitle } from '../../../page/PageTitle';
import { Rows } from '../../../page/Rows';
import { SEASON } from '../open/useSeason';
import { useGroup } from '../open/useGroup';
import { useMe } from '../open/useMe';
import { recordText } from './recordText';

const t = es.groups.records;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 310px), 1fr));
  align-items: start;
  gap: 24px 16px;
`;

const Lead = styled.p`
  margin: -4px 0 12px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const Row = styled(ListRow)`
  & > svg:first-child {
    flex: none;
    color: ${token('colorCoin')};
  }
`;

const Score = styled.b`
  && {
    ${displayText}
    font-size: ${displaySize(20)};
    line-height: 1.2;
  }
`;

/** `/play/grupos/{idGrupo}/marcas`: what nobody in the group has bettered, the reader's rivals, and who won which season (rules R23.5). */
export function GroupRecordsPage() {
  const group = useGroup();
  return (
    <>
      <PageTitle title={es.groups.tabs.records} />
      <Block>
        <Halves>
          <Records group={group} />
          <Rivals rivals={group.rivals} />
        </Halves>
      </Block>
      <Block>
        <SectionHeading title={t.seasons} />
        <Seasons group={group} />
      </Block>
    </>
  );
}

function Records({ group: { records } }: { group: Group }) {
  const me = useMe()?.id;
  return (
    <section>
      <SectionHeading title={t.title} />
      <Lead>{t.lead}</Lead>
      {records.length === 0 ? (
        <EmptyState drawing="whistle" text={t.none} />
      ) : (
        <Rows>
          {records.map((record) => (
            <li key={record.kind}>
              <Row plain>
                <Icon name="medal" size={28} />
                <span>
                  <small>{t.names[record.kind]}</small>
                  <b>{recordText(record, me)}</b>
                  {record.room && <small>{record.room.name}</small>}
                </span>
              </Row>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function Rivals({ rivals }: { rivals: readonly GroupRival[] }) {
  return (
    <section>
      <SectionHeading title={t.rivals} />
      <Lead>{t.rivalsLead}</Lead>
      {rivals.length === 0 ? (
        <EmptyState drawing="bench" text={t.noRivals} />
      ) : (
        <Rows>
          {rivals.map(({ user, rooms, won, lost }) => (
            <li key={user.id}>
              <Row>
                <Avatar seed={user.id} src={user.avatar} size={40} />
                <span>
                  <Score as="b">
                    <VisuallyHidden>{t.scoreSaid(won, user.username, lost)}</VisuallyHidden>
                    <span aria-hidden="true">{t.score(won, user.username, lost)}</span>
                  </Score>
                  <small>{t.shared(rooms)}</small>
                </span>
              </Row>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function Seasons({ group: { id, seasons } }: { group: Group }) {
  const s = es.groups.season;
  return (
    <Rows>
      {seasons.map(({ season, started_at, ended_at, champions }) => {
        const names = champions.map(({ username }) => username);
        const end = ended_at === null ? null : es.dates.shortDay(ended_at);
        const outcome = ended_at === null ? s.playing : names.length > 0 ? s.champion(names) : s.noChampion;
        return (
          <li key={season}>
            <Row href={ended_at === null ? groupHref(id) : `${groupHref(id)}?${SEASON}=${season}`}>
              <Icon name="trophy" size={28} />
              <span>
                <b>{s.past(season)}</b>
                <small>{outcome}</small>
                <small>{s.dates(es.dates.shortDay(started_at), end)}</small>
              </span>
              <Icon name="chevronRight" size={20} />
            </Row>
          </li>
        );
      })}
    </Rows>
  );
}
