import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerFixture } from '@arma11/testing/fixtures/roomFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { RoomCard } from '../RoomCard/RoomCard';
import type { MessageOverrides } from '../messages/es';
import { ownMessages } from './ownMessages';

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A partner's messages as they come from a page without types. */
const taken = (messages: unknown) =>
  ownMessages(messages as MessageOverrides) as Record<string, Record<string, unknown> | undefined>;

describe('a text where ours is a sentence', () => {
  it('shows in the widget what it says, with its facts in the holes', async () => {
    const messages = { roomCard: { onMatches: '{detail}: {n} encuentros' } };
    renderWidget({}, <RoomCard kind="compe" room={offerFixture()} />, { messages });
    await screen.findByText('Jornada 12: 9 encuentros');
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes every fact by its name, in any order and as often as wanted', () => {
    const says = (messages: MessageOverrides, name: string, ...facts: unknown[]) => {
      const [section = {}] = Object.values(taken(messages));
      return (section[name] as (...facts: unknown[]) => string)(...facts);
    };
    expect(says({ predi: { match: '{visit} en {local}, {visit}' } }, 'match', 'Sillar', 'Garúa')).toBe(
      'Garúa en Sillar, Garúa',
    );
    expect(says({ predi: { gain: 'más $& {n}' } }, 'gain', 3)).toBe('más $& 3');
    expect(says({ lineup: { replaced: 'Entraron {names}' } }, 'replaced', ['Díaz', 'Rojas'])).toBe(
      'Entraron Díaz, Rojas',
    );
  });
});

describe('what cannot stand for a message of ours', () => {
  it.each([
    [{ roomCard: { matches: '{count} partidos' } }, 'messages.roomCard.matches', 'a function, or a text with {n}'],
    [{ roomCard: { seats: 7 } }, 'messages.roomCard.seats', 'a text'],
    [{ roomCard: { join: null } }, 'messages.roomCard.join', 'a text'],
    [{ roomCard: { modes: 'Garantizada' } }, 'messages.roomCard.modes', 'an object of texts'],
    [{ roomCard: { modes: null } }, 'messages.roomCard.modes', 'an object of texts'],
    [{ lineup: { bands: ['pocos', 'muchos'] } }, 'messages.lineup.bands', 'a list of 4 texts'],
    [{ predi: { time: '{hour} h' } }, 'messages.predi.time', 'a function'],
  ])('%j is left out, with one sentence in the console', (messages, path, takes) => {
    const [section = {}] = Object.values(taken(messages));
    expect(section).toEqual({});
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`${path} cannot be .+ it takes ${takes}\\.`));
  });

  it('leaves the others as they are', () => {
    const own = () => 'x';
    expect(taken({ roomCard: { join: 'Entrar', matches: own, seats: undefined } })).toEqual({
      roomCard: { join: 'Entrar', matches: own },
    });
    expect(warn).not.toHaveBeenCalled();
  });
});
