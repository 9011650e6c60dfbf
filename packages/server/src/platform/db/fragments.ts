import type { RawBuilder } from 'kysely';

/** A condition on the aliases that the query names which it is put into. */
export type Where = RawBuilder<boolean>;

/** A value in a statement: a column, a parameter or an expression of them. */
export type Value<T> = RawBuilder<T>;

/** What follows a query's conditions: its order and its limit. */
export type Tail = RawBuilder<{ readonly tail: never }>;

/** A query whose rows another statement goes through. */
export type Rows<Row> = RawBuilder<Row>;

/** The common table expressions that a statement begins with. */
export type With = RawBuilder<{ readonly with: never }>;

/** The tables of a statement, and the conditions behind them. */
export type From = RawBuilder<{ readonly from: never }>;

/** A list of columns. */
export type Columns = RawBuilder<{ readonly columns: never }>;
