import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Arma11ElementMap } from '../elementTypes';
import type { Tag, TagEmits, TagFields } from './tagProps';

type Emits<Events> = EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;

/** A tag as Vue's templates see it: what it takes, and what it says. */
export type Arma11Tag<Name extends Tag> = new () => Arma11ElementMap[Name] & {
  $props: HTMLAttributes & TagFields<Name> & PublicProps;
  $emit: Emits<TagEmits<Name>>;
};

/** The tags by the names that templates write. */
export type Arma11GlobalComponents = { [Name in Tag]: Arma11Tag<Name> };

declare module 'vue' {
  interface GlobalComponents extends Arma11GlobalComponents {}
}
