import { useLineupEditor } from '../state/useLineupEditor';

/**
 * A look of one's own in twenty lines: the hook, `getPlayerProps` and `getOptionProps`, and nothing else of ours. It is
 * the example of the documentation, and the proof that the getters are enough.
 */
export function PlainEditor({ entryId }: { entryId: number }) {
  const editor = useLineupEditor({ entryId });
  if (editor.status !== 'ready') return <p role="status">{editor.error?.message ?? 'Cargando…'}</p>;
  const { rows, coach, openSlot, candidates } = editor;
  const slots = [...rows.toReversed().map((row) => row.slots), ...(coach ? [[coach]] : [])];
  return (
    <section aria-label="Mi equipo">
      {slots.map((line) => (
        <p key={line[0]?.slot}>
          {line.map(({ slot, entry }) => (
            <button key={slot} {...editor.getPlayerProps(slot)}>
              {entry.player.short_name} ({entry.points})
            </button>
          ))}
        </p>
      ))}
      <div role="listbox" aria-label="Candidatos" hidden={!openSlot}>
        {candidates.players?.slice(0, 20).map((player) => (
          <div key={player.id} {...editor.getOptionProps(player)}>
            {player.full_name}
          </div>
        ))}
      </div>
      <p role="status">{editor.notice?.text}</p>
    </section>
  );
}
