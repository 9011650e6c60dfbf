import { expectTypeOf, it } from 'vitest';
import type { EmbedAuth, EmbedState } from '@arma11/core';
import type { AnswerToSave } from '@arma11/core/contract';
import type { FormationChange, PlayerReplacement } from '../LineupEditor/model/lineupEditorState';
import type { WalletDisplay } from '../WalletBadge/useWalletBadge';
import type * as real from '../elements/elementTypes';
import type { WidgetProblemCode } from '../provider/widgetProblem';
import type { Auth, SessionState } from './elementSettings';
import type { Arma11ElementMap, Arma11EventMap, ProblemCode } from './elementTypes';

it('are what the elements are', () => {
  expectTypeOf<keyof Arma11ElementMap>().toEqualTypeOf<keyof real.Arma11ElementMap>();
  expectTypeOf<Omit<real.Arma11ElementMap, 'arma11-provider'>>().toExtend<Omit<Arma11ElementMap, 'arma11-provider'>>();
  expectTypeOf<real.Arma11RoomCardElement['kind']>().toEqualTypeOf<Arma11ElementMap['arma11-room-card']['kind']>();
});

it('are what their events carry', () => {
  expectTypeOf<Arma11EventMap>().toEqualTypeOf<real.Arma11EventMap>();
  expectTypeOf<ProblemCode>().toEqualTypeOf<WidgetProblemCode>();
  type Of<Name extends keyof Arma11EventMap> = Arma11EventMap[Name]['detail'];
  expectTypeOf<Of<'arma11-player-replace'>>().toEqualTypeOf<PlayerReplacement>();
  expectTypeOf<Of<'arma11-formation-change'>>().toEqualTypeOf<FormationChange>();
  expectTypeOf<Of<'arma11-answers-save'>['answers'][number]>().toEqualTypeOf<AnswerToSave>();
});

it('are what their widgets take', () => {
  expectTypeOf<real.Arma11ElementMap['arma11-wallet-badge']['display']>().toEqualTypeOf<WalletDisplay | undefined>();
});

it('are what signing in takes and tells', () => {
  expectTypeOf<Auth>().toEqualTypeOf<EmbedAuth>();
  expectTypeOf<SessionState>().toEqualTypeOf<EmbedState>();
});
