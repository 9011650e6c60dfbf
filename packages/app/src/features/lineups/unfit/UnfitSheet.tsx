import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useLineupEditor, type LineupEditorState } from '@arma11/widgets';
import { EditorAnnouncer, EditorNotice, PlayerFigure, Swaps } from '@arma11/widgets/lineup-parts';
import { Button, ConditionMark, Dialog } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ASKED } from './useUnfitAsked';

const t = es.unfit;

const Outgoing = styled.small`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
  }
`;

interface Props {
  entryId: number;
  /** The player's change is stored. */
  onSaved: () => void;
}

/**
 * Offers the best in place of those in a team who may not play, with one tap; nothing where everybody is fit or the
 * team is closed.
 */
export function UnfitSheet({ entryId, onSaved }: Props) {
  const editor = useLineupEditor({ entryId, onReplace: onSaved });
  usePreviewOnce(editor);
  useForgetfulAddress();
  const { planner } = editor;
  const open = planner.open?.kind === 'autofill' ? planner.open : null;
  const swaps = open?.plan.swaps ?? [];
  return (
    <>
      <Dialog
        open={open !== null}
        onClose={planner.cancel}
        title={t.title(swaps.length)}
        description={t.help}
        footer={
          <>
            <Button wide onClick={() => void planner.confirm()}>
              {t.apply(swaps.length)}
            </Button>
            <Button wide kind="secondary" onClick={planner.cancel}>
              {t.look}
            </Button>
          </>
        }
      >
        <Swaps>
          {swaps.map(({ slot, out, in: incoming }) => (
            <li key={slot}>
              {incoming && <PlayerFigure player={incoming} size={44} />}
              <div>
                <b>{incoming?.full_name}</b>
                <Outgoing>
                  {t.swapFor(out.short_name)} <ConditionMark condition={out.condition} text />
                  {out.condition_note}
                </Outgoing>
              </div>
            </li>
          ))}
        </Swaps>
      </Dialog>
      <EditorNotice editor={editor} />
      <EditorAnnouncer editor={editor} />
    </>
  );
}

/** Prepares the change once the team is there: whoever is fit stays. */
function usePreviewOnce({ status, editable, rows, coach, canChange, planner }: LineupEditorState) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || status !== 'ready') return;
    done.current = true;
    const slots = [...rows.flatMap((row) => row.slots), ...(coach ? [coach] : [])];
    const unfit = slots.filter((view) => canChange(view) && view.entry.player.condition !== 0);
    if (!editable || unfit.length === 0) return;
    void planner.previewAutofill(slots.filter((view) => !unfit.includes(view)).map(({ slot }) => slot));
  });
}

/** Takes the question out of the address, so that neither a page that is loaded anew nor the way back asks again. */
function useForgetfulAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has(ASKED)) return;
    query.delete(ASKED);
    void navigate({ pathname, search: String(query) }, { replace: true });
  }, [pathname, search, navigate]);
}
