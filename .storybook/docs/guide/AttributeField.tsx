import { useId } from 'react';
import { Quiet, Row } from '../labControls';
import type { RecordedId } from './recordedIds';
import type { TagAttribute } from './widgetTags';

interface AttributeFieldProps {
  attribute: TagAttribute;
  value: string | true | undefined;
  ids: readonly RecordedId[] | null;
  onChange: (value: string | true | undefined) => void;
}

/** One attribute of a tag, as a control of its kind. */
export function AttributeField({ attribute, value, ids, onChange }: AttributeFieldProps) {
  const id = useId();
  const { name, kind, description } = attribute;
  const text = typeof value === 'string' ? value : '';
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code>
        <Quiet>{description}</Quiet>
      </label>
      <Row>
        {kind === 'flag' ? (
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked ? true : undefined)}
          />
        ) : kind === 'words' || ids ? (
          <select id={id} value={text} onChange={({ target }) => onChange(target.value || undefined)}>
            {!ids && <option value="">{`not set: ${attribute.byDefault ?? 'the default'}`}</option>}
            {attribute.words.map((word) => (
              <option key={word}>{word}</option>
            ))}
            {ids?.map(({ id: known, words }) => (
              <option key={known} value={known}>{`${known}: ${words}`}</option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            type="text"
            inputMode={kind === 'number' ? 'numeric' : undefined}
            value={text}
            onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '') || undefined)}
          />
        )}
      </Row>
    </div>
  );
}
