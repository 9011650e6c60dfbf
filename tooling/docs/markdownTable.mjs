const row = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

/** A table in Markdown. */
export const markdownTable = (heads, rows) =>
  [row(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');
