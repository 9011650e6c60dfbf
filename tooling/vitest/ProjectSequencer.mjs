import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * The order of the test files, also of a shuffled run: project by project. A worker that gets a file of another project
 * begins anew, with its modules to read and its database to make.
 */
export class ProjectSequencer extends BaseSequencer {
  /** @param {any[]} files */
  async sort(files) {
    const { root, sequence } = this.ctx.config;
    if (!sequence.shuffle) return super.sort(files);
    const place = (name) => createHash('sha1').update(`${sequence.seed} ${name}`).digest('hex');
    return files
      .map((file) => ({ file, at: `${place(file.project.name)} ${place(relative(root, file.moduleId))}` }))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ file }) => file);
  }
}
