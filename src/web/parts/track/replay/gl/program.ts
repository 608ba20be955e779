import { FRAGMENT } from './shaders.ts';

/** Four numbers for the graphics card: a place, a colour, or whatever a shader says. */
export type Vector4 = readonly [x: number, y: number, z: number, w: number];

/** A program of the graphics card with a filled buffer. */
export interface GlProgram {
  /** Lets the next calls draw with it, its uniform `matrix`, and its others. */
  readonly activate: (matrix: Float64Array, vectors: Readonly<Record<string, Vector4>>) => void;
  readonly free: () => void;
}

/** Where an attribute of four numbers lies in a record. */
interface Attribute {
  readonly offset: number;
  /** Four bytes from 0 to 255 instead of four floats. */
  readonly isColour?: boolean;
}

/** What a program draws. */
interface ProgramOptions {
  readonly vertexShader: string;
  readonly data: BufferSource;
  readonly recordBytes: number;
  /** A record for each instance, not for each corner. */
  readonly perInstance: boolean;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Returns a program with its own buffer. Throws an `Error` when its shaders do not compile. */
export function glProgram(gl: WebGL2RenderingContext, options: ProgramOptions): GlProgram {
  const program = linked(gl, options.vertexShader);
  const [vertices, buffer] = [gl.createVertexArray(), gl.createBuffer()];
  gl.bindVertexArray(vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, options.data, gl.STATIC_DRAW);
  for (const [name, { offset, isColour = false }] of Object.entries(options.attributes)) {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 4, isColour ? gl.UNSIGNED_BYTE : gl.FLOAT, isColour, options.recordBytes, offset);
    if (options.perInstance) gl.vertexAttribDivisor(place, 1);
  }
  gl.bindVertexArray(null);
  return {
    activate: (matrix, vectors) => {
      const placeOf = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
      gl.useProgram(program);
      gl.bindVertexArray(vertices);
      gl.uniformMatrix4fv(placeOf('matrix'), false, new Float32Array(matrix));
      for (const [name, vector] of Object.entries(vectors)) gl.uniform4f(placeOf(name), ...vector);
    },
    free: () => {
      gl.deleteVertexArray(vertices);
      gl.deleteBuffer(buffer);
      gl.deleteProgram(program);
    },
  };
}

function linked(gl: WebGL2RenderingContext, vertexShader: string): WebGLProgram {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const;
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) continue; // The context is lost.
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader); // It goes with the program.
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(gl.getProgramInfoLog(program) ?? '');
  }
  return program;
}
