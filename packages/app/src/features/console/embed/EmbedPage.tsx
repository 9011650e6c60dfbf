import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { prediQueries, salasQueries, useClient } from '@arma11/core';
import { SelectField, Skeleton } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { CopyBlock } from '../partner/CopyBlock';
import { usePartner } from '../partner/PartnerContext';
import { Preview } from './Preview';
import { pictureSnippetOf, type Room, snippetOf, type Wanted, type Widget } from './snippetOf';
import { NO_THEME, type Theme, ThemeFields } from './ThemeFields';

const t = consolaEs.embed;
const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const keyOf = ({ kind, id }: Room) => `${kind} ${id}`;

/** Widgets of a room, of either game. */
const OF_EITHER: ReadonlySet<Widget> = new Set(['room-card', 'ranking', 'reactions']);
const isOfRoom = (widget: Widget) => widget === 'prediccion-panel' || OF_EITHER.has(widget);

/** Public rooms that take players, of the game or games that a widget shows; null while they are read. */
function useRooms(widget: Widget): Room[] | null {
  const client = useClient();
  const needed = isOfRoom(widget);
  const either = OF_EITHER.has(widget);
  const predi = useQuery({ ...prediQueries.listPublic(client), enabled: needed }).data;
  const compe = useQuery({ ...salasQueries.top(client, 20), enabled: either }).data;
  if (!needed) return [];
  if (!predi || (either && !compe)) return null;
  return [
    ...predi.map(({ id, name }) => ({ kind: 'predi' as const, id, name })),
    ...(either ? compe! : []).map(({ sala, name }) => ({ kind: 'compe' as const, id: sala, name })),
  ];
}

/** Writes the code for a partner's page: what is shown, how it looks, and a preview of it. */
export function EmbedPage() {
  const { key } = usePartner();
  const [widget, setWidget] = useState<Widget>('prediccion-panel');
  const [chosen, setChosen] = useState('');
  const [mode, setMode] = useState<Wanted['mode']>('auto');
  const [theme, setTheme] = useState<Theme>(NO_THEME);
  const rooms = useRooms(widget);
  const room = rooms?.find((each) => keyOf(each) === chosen) ?? rooms?.[0] ?? null;
  const ofRoom = isOfRoom(widget);
  const wanted: Wanted = {
    site: location.origin,
    key,
    widget,
    room: ofRoom ? room : null,
    mode,
    theme: theme.own ? theme.variables : null,
  };
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <Filters>
        <SelectField
          label={t.widget}
          value={widget}
          options={optionsOf(t.widgets)}
          onChange={({ target }) => setWidget(target.value as Widget)}
        />
        {ofRoom && (
          <SelectField
            label={t.room}
            value={room ? keyOf(room) : ''}
            options={rooms?.map((each) => ({ value: keyOf(each), label: each.name })) ?? []}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <SelectField
          label={t.mode}
          value={mode}
          options={optionsOf(t.modes)}
          onChange={({ target }) => setMode(target.value as Wanted['mode'])}
        />
      </Filters>
      <ThemeFields theme={theme} mode={mode} onChange={setTheme} />
      {rooms === null && <Skeleton height={160} />}
      {rooms !== null && ofRoom && !room && <p>{t.noRoom}</p>}
      {(!ofRoom || room) && (
        <>
          <CopyBlock text={snippetOf(wanted)} label={t.code} hint={t.explain} rows={theme.own ? 10 : 6} />
          {wanted.room && (
            <CopyBlock
              text={pictureSnippetOf({ site: wanted.site, room: wanted.room })}
              label={t.picture}
              hint={t.pictureExplain}
              rows={4}
            />
          )}
          <section>
            <h2>{t.preview}</h2>
            <Preview key={`${widget} ${room ? keyOf(room) : ''}`} wanted={wanted} />
          </section>
        </>
      )}
    </DeskPage>
  );
}
