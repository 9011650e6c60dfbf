import { expect, it } from 'vitest';
import { ProjectSequencer } from './ProjectSequencer.mjs';

const files = ['unit', 'server'].flatMap((name) =>
  ['a', 'b', 'c', 'd', 'e'].map((file) => ({ project: { name }, moduleId: `/clone/${name}/${file}.test.ts` })),
);

const shuffled = async (seed, root = '/clone', given = files) => {
  const sequencer = new ProjectSequencer(/** @type {any} */ ({ config: { root, sequence: { shuffle: true, seed } } }));
  return (await sequencer.sort(given)).map(({ moduleId }) => moduleId.slice(root.length));
};

it('keeps the files of a project together in a shuffled run', async () => {
  for (const seed of [1, 2, 3]) {
    const projects = (await shuffled(seed)).map((name) => name.split('/')[1]);
    expect(projects.filter((name, at) => name !== projects[at - 1])).toHaveLength(2);
  }
});

it('has one order for a seed, wherever the clone lies and however the files were found, and others for others', async () => {
  const elsewhere = files.map((file) => ({ ...file, moduleId: `/home${file.moduleId}` })).reverse();
  expect(await shuffled(7, '/home/clone', elsewhere)).toEqual(await shuffled(7));
  expect(await shuffled(8)).not.toEqual(await shuffled(7));
});
