/** An answer that is not JSON: what a call with `csv` gives when it is asked for `?format=csv`. */
export class TextAnswer {
  constructor(
    /** 'text/csv; charset=utf-8; header=present' */
    readonly type: string,
    readonly text: string,
    /** What a browser calls the file that it saves. */
    readonly filename: string,
  ) {}

  /** What tells readers that this is a file and not JSON. */
  get headers(): Record<string, string> {
    return { 'content-type': this.type, 'content-disposition': `attachment; filename="${this.filename}"` };
  }
}
