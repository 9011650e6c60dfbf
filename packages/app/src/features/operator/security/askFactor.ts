import type { CallOptions, Client } from '@arma11/core';
import { secondFactorCalls, type FactorAdded, type SecondFactors, type TotpOffer } from '@arma11/core/back-office';

/** What each call of the second factor answers. */
interface Answers {
  state: SecondFactors;
  giveCode: object;
  askPasskey: { options: object };
  givePasskey: object;
  beginTotp: TotpOffer;
  confirmTotp: FactorAdded;
  removeTotp: object;
  beginPasskey: { options: object };
  addPasskey: FactorAdded;
  removePasskey: object;
  renewRecovery: { recovery_codes: string[] };
}

/** Makes a call of the second factor: players' pages know none of them. */
export async function askFactor<N extends keyof Answers>(
  client: Client,
  name: N,
  input: object = {},
  options?: CallOptions,
): Promise<Answers[N]> {
  return (await client.send(`secondFactor.${name}`, secondFactorCalls[name], { ...input }, options)) as Answers[N];
}
