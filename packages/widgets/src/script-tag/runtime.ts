import type { EmbedAuth } from '@arma11/core';
import { commonAttributes } from '../elements/classes/commonAttributes';
import type { HostSettings } from '../elements/classes/host';
import { elementSpecs } from '../elements/elementSpecs';
import { connectBy } from '../elements/registration/connectBy';
import { registerElements } from '../elements/registration/registerElements';
import type { EmbedControls, EmbedOptions, EmbedSettings } from './Arma11Global';
import { embedContract } from './embedContract';

/**
 * Defines every tag of a page, as its script tag and `Arma11.init` say. In a browser from before Chrome 97, Firefox 104 or
 * Safari 16.4 it throws: what is inside the tags stays.
 */
export function start({ baseUrl, data, early, options }: EmbedSettings): EmbedControls {
  if (!document.adoptedStyleSheets || !('findLast' in [])) throw new Error('This browser is too old.');
  const partner = partnerToken();
  const defined = registerElements({
    specs: elementSpecs,
    connect: connectBy({ calls: embedContract, early }),
    prefix: data.prefix,
    settings: { ...written(data, partner.getToken), baseUrl },
  });
  const { update, ...controls } = defined;
  const init = ({ getToken, appearance, ...given }: EmbedOptions) => {
    if (getToken) partner.answer(getToken);
    update({
      ...given,
      ...(getToken ? { auth: { mode: 'token', getToken: partner.getToken } } : {}),
      ...(appearance ? { appearance: { ...looksOf(data), ...appearance } } : {}),
    });
  };
  init(options);
  return { ...controls, init };
}

type GetToken = Extract<EmbedAuth, { mode: 'token' }>['getToken'];

function looksOf({ mode }: EmbedSettings['data']) {
  const read = commonAttributes.mode.read(mode);
  return read ? { mode: read } : {};
}

/** The settings in the script tag's `data-` attributes. */
function written(data: EmbedSettings['data'], getToken: GetToken): HostSettings {
  const { key, auth, persist } = data;
  const locale = commonAttributes.locale.read(data.locale);
  const ways: Record<string, EmbedAuth> = {
    preview: { mode: 'preview' },
    token: { mode: 'token', getToken },
    popup: { mode: 'popup', ...(persist === 'session' ? { persist } : {}) },
  };
  const way = ways[auth ?? 'popup'] ?? ways.popup;
  return {
    ...(key ? { publishableKey: key } : {}),
    ...(locale ? { locale } : {}),
    ...(way ? { auth: way } : {}),
    appearance: looksOf(data),
  };
}

/** The partner's callback, which `init` may bring after the tags: until then whoever asks waits. */
function partnerToken() {
  let answer: (given: GetToken) => void = () => undefined;
  let given = new Promise<GetToken>((resolve) => (answer = resolve));
  return {
    getToken: () => given.then((ask) => ask()),
    answer(getToken: GetToken) {
      answer(getToken);
      given = Promise.resolve(getToken);
    },
  };
}
