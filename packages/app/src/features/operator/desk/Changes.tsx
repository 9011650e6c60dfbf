import { operadorEs } from '../../../messages/operador.es';

/** A thing that was made has no state before, one that was taken away none after. */
const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const written = (value: unknown) =>
  value === null || value === undefined
    ? operadorEs.list.none
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** What differs between two states of a thing: 'estado: en_vivo, ahora finalizado'. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => JSON.stringify(old[name] ?? null) !== JSON.stringify(now[name] ?? null),
  );
  return (
    <span>
      {names.map((name) => (
        <span key={name}>
          {name}: {name in old && <>{operadorEs.list.was(written(old[name]))} </>}
          {written(now[name])}
          <br />
        </span>
      ))}
    </span>
  );
}
