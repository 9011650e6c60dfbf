import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Item } from '@arma11/core/contract';
import { Button, EmptyState, Field, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { Shelf } from './Shelf';

const Search = styled.div`
  max-width: 420px;
  margin-bottom: 16px;
`;

/** Every club's shield: all are the player's, so they look for their own by name. */
export function ClubSearch({ items, tile }: { items: Item[]; tile: (item: Item) => ReactNode }) {
  const t = es.gallery;
  const [text, setText] = useState('');
  const found = matching(items, text);
  const clear = (
    <Button kind="secondary" onClick={() => setText('')}>
      {t.clearSearch}
    </Button>
  );
  return (
    <Block>
      <VisuallyHidden as="h2">{t.categories.escudos.title}</VisuallyHidden>
      <Search>
        <Field
          label={t.search}
          icon="search"
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Search>
      {found.length > 0 ? (
        <Shelf>{found.map(tile)}</Shelf>
      ) : (
        <EmptyState drawing="whistle" text={t.noMatch} action={clear} />
      )}
    </Block>
  );
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name contains a text, whatever the accents and capitals. */
const matching = <Named extends { name: string }>(items: readonly Named[], text: string): Named[] =>
  items.filter(({ name }) => plain(name).includes(plain(text.trim())));
