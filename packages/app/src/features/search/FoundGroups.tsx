import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Found } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Avatar, Crest, Icon, SectionHeading } from '@arma11/widgets/ui';
import { FootballerRow } from '../../footballer/FootballerRow';
import { es } from '../../messages/es';
import { ListRow } from '../../page/ListRow';
import { Rows } from '../../page/Rows';
import { teamsHref } from '../../page/teamsHref';

const t = es.search;

const Part = styled.section`
  & + & {
    margin-top: 24px;
  }
`;

/** What a search has found, kind by kind; a kind with nothing is not there. */
export function FoundGroups({ found: { players, clubs, rooms, people } }: { found: Found }) {
  return (
    <>
      <Group
        title={t.players}
        rows={players.map((player) => [player.id, <FootballerRow key="row" player={player} />])}
      />
      <Group title={t.clubs} rows={clubs.map((club) => [club.team.id, <ClubRow key="row" club={club} />])} />
      <Group
        title={t.rooms}
        rows={rooms.map((room) => [`${room.kind} ${room.id}`, <RoomRow key="row" room={room} />])}
      />
      <Group title={t.people} rows={people.map((person) => [person.id, <PersonRow key="row" person={person} />])} />
    </>
  );
}

function Group({ title, rows }: { title: string; rows: readonly (readonly [key: string | number, row: ReactNode])[] }) {
  if (rows.length === 0) return null;
  return (
    <Part>
      <SectionHeading title={title} />
      <Rows>
        {rows.map(([key, row]) => (
          <li key={key}>{row}</li>
        ))}
      </Rows>
    </Part>
  );
}

function ClubRow({ club: { team, league_name, league_unique } }: { club: Found['clubs'][number] }) {
  return (
    <ListRow href={teamsHref(league_unique, team.id)}>
      <Crest club={team} size={40} />
      <span>
        <b>{team.name}</b>
        <small>{league_name}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </ListRow>
  );
}

function RoomRow({ room: { kind, id, name, amount_ins, lock_at } }: { room: Found['rooms'][number] }) {
  const money = useMoney();
  const fee = amount_ins === 0 ? t.free : money.amount(amount_ins);
  return (
    <ListRow href={`/${kind}/sala/${id}`}>
      <Icon name={kind === 'compe' ? 'pitch' : 'ball'} size={28} />
      <span>
        <b>{name}</b>
        <small>{[t[kind], fee, es.dates.kickoff(lock_at)].join(' · ')}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </ListRow>
  );
}

function PersonRow({ person: { id, username, avatar, keyusername } }: { person: Found['people'][number] }) {
  return (
    <ListRow href={`/users/profile/${encodeURIComponent(keyusername)}`}>
      <Avatar seed={id} src={avatar} size={40} />
      <span>
        <b>{username}</b>
      </span>
      <Icon name="chevronRight" size={20} />
    </ListRow>
  );
}
