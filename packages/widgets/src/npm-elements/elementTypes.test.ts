import { expectTypeOf, it } from 'vitest';
import type { EmbedAuth, EmbedState } from '@arma11/core';
import type * as real from '../elements/elementTypes';
import type { WidgetProblemCode } from '../provider/widgetProblem';
import type { Auth, Locale, Mode, SessionState } from './elementSettings';
import type { Arma11ElementMap, Arma11EventMap, ProblemCode } from './elementTypes';

it('are what the elements are', () => {
  expectTypeOf<keyof Arma11ElementMap>().toEqualTypeOf<keyof real.Arma11ElementMap>();
  expectTypeOf<Omit<real.Arma11ElementMap, 'arma11-provider'>>().toExtend<Omit<Arma11ElementMap, 'arma11-provider'>>();
  expectTypeOf<real.Arma11Element['mode']>().toEqualTypeOf<Mode | undefined>();
  expectTypeOf<real.Arma11Element['locale']>().toEqualTypeOf<Locale | undefined>();
  expectTypeOf<real.Arma11WalletBadgeElement['display']>().toEqualTypeOf<
    Arma11ElementMap['arma11-wallet-badge']['display']
  >();
  expectTypeOf<real.Arma11RoomCardElement['kind']>().toEqualTypeOf<Arma11ElementMap['arma11-room-card']['kind']>();
});

it('are what their events carry', () => {
  expectTypeOf<Arma11EventMap>().toEqualTypeOf<real.Arma11EventMap>();
  expectTypeOf<ProblemCode>().toEqualTypeOf<WidgetProblemCode>();
});

it('are what signing in takes and tells', () => {
  expectTypeOf<Auth>().toEqualTypeOf<EmbedAuth>();
  expectTypeOf<SessionState>().toEqualTypeOf<EmbedState>();
});
