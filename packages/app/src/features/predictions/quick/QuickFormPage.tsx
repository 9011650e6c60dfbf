import { useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { hasJoined } from '@arma11/core/domain';
import { usePrediccionPanel, type PrediccionPanelState } from '@arma11/widgets';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { usePrediSala } from '../../../room/openRoom';
import { AutosaveBar } from '../autosave/AutosaveBar';
import { CopyToRooms } from './CopyToRooms';
import { QuickNotice } from './QuickNotice';
import { QuickRow } from './QuickRow';
import { quickMatches } from './quickMatch';

/** How long after the last digit scores are saved, unless Guardar is pressed: a whole room goes in one save. */
const PAUSE_MS = 4_000;

const Title = styled.div`
  & > h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(25)};
  }

  & > p {
    max-width: 60ch;
    margin: 6px 0 0;
    color: ${token('colorTextMuted')};
  }
`;

const List = styled.ol`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const t = es.predi.quick;

/** `/predi/sala/{idPredi}/rapida`: every match of the room in one list of scores, saved together. */
export function QuickFormPage() {
  const room = usePrediSala();
  const panel = usePrediccionPanel({ prediId: room.id, open: 'none' });
  if (!hasJoined(room)) return <NothingHere prediId={room.id} text={t.notIn} />;
  if (panel.status === 'loading')
    return (
      <Block>
        <Skeleton height={560} />
      </Block>
    );
  if (panel.status === 'error')
    return (
      <Block>
        <ErrorBlock text={panel.problem ?? ''} onRetry={panel.reload} retrying={panel.reloading} />
      </Block>
    );
  return <QuickForm prediId={room.id} panel={panel} />;
}

function NothingHere({ prediId, text }: { prediId: number; text: string }) {
  const action = <ButtonLink href={`/predi/sala/${prediId}`}>{t.toRoom}</ButtonLink>;
  return (
    <Block>
      <EmptyState drawing="whistle" text={text} action={action} />
    </Block>
  );
}

function QuickForm({ prediId, panel }: { prediId: number; panel: PrediccionPanelState }) {
  const form = useRef<HTMLFormElement>(null);
  const matches = quickMatches(panel.matches);
  if (matches.length === 0) return <NothingHere prediId={prediId} text={t.none} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void panel.save();
  };
  /** The next field that takes a score, in the order of the list; after the last one, nothing. */
  const next = (field: HTMLInputElement) => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])].filter(({ readOnly }) => !readOnly);
    const following = fields[fields.indexOf(field) + 1];
    following?.focus();
    return following !== undefined;
  };
  return (
    <>
      {panel.editable && <AutosaveBar panel={panel} pauseMs={PAUSE_MS} />}
      <QuickNotice notice={panel.notice} />
      <Block>
        <Title>
          <h2>{t.title}</h2>
          <p>{t.lead}</p>
        </Title>
      </Block>
      <Block>
        <form ref={form} onSubmit={submit}>
          <List>
            {matches.map((match) => (
              <QuickRow
                key={match.entry.id}
                match={match}
                store={panel.answers}
                closed={!panel.editable || panel.isClosed(match.entry)}
                onDone={next}
                onEnd={() => void panel.save()}
              />
            ))}
          </List>
        </form>
      </Block>
      <CopyToRooms prediId={prediId} panel={panel} />
    </>
  );
}
