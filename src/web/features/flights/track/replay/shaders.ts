/**
 * The ribbon of the track, or the wall below it: four corners for each piece between two fixes (east, south, altitude and
 * seconds). The ribbon has a width on the screen, so its corners are moved across the way that it has there; in a sharp bend
 * no further than twice that. `shape` is half of the screen, half of the ribbon's width (all in pixels; 0 for the wall) and the
 * altitude of the ground.
 */
export const TRACK_VERTEX = `#version 300 es
in vec4 before, start, end, after, startColour, endColour;
uniform mat4 matrix;
uniform vec4 shape;
out vec4 colour;
out float seconds, across;
vec2 pixel(vec4 fix) {
  vec4 clip = matrix * vec4(fix.xyz, 1);
  return clip.xy / max(abs(clip.w), 1e-9) * shape.xy;
}
vec2 way(vec2 line, vec2 other) {
  return length(line) < 1e-3 ? other : normalize(line);
}
void main() {
  bool isEnd = gl_VertexID > 1;
  vec4 fix = isEnd ? end : start;
  colour = isEnd ? endColour : startColour;
  seconds = fix.w;
  float side = float(gl_VertexID & 1) * 2. - 1.;
  bool isWall = shape.z == 0.;
  across = isWall ? 0. : side;
  if (isWall && side < 0.) fix.z = shape.w;
  gl_Position = matrix * vec4(fix.xyz, 1);
  vec2 along = way(pixel(end) - pixel(start), vec2(1, 0));
  vec2 next = way(isEnd ? pixel(after) - pixel(end) : pixel(start) - pixel(before), along);
  vec2 middle = way(along + next, along);
  float reach = shape.z / max(dot(along, middle), .5);
  gl_Position.xy += vec2(-middle.y, middle.x) * side * reach / shape.xy * gl_Position.w;
}`;

/** The glider: its corners are right, forward and up, and the brightness of the face, below 0 for the outline. */
export const GLIDER_VERTEX = `#version 300 es
in vec4 corner;
uniform mat4 matrix;
uniform vec4 paint, outline;
out vec4 colour;
out float seconds, across;
void main() {
  colour = corner.w < 0. ? outline : paint * corner.w;
  seconds = across = 0.;
  gl_Position = matrix * vec4(corner.xyz, 1);
}`;

/** For all: a casing at the edges. `time` is the replay's in seconds, the opacity of the flown part, and that of the rest. */
export const FRAGMENT = `#version 300 es
precision highp float;
in vec4 colour;
in float seconds, across;
uniform vec4 casing, time;
out vec4 fragment;
void main() {
  float alpha = seconds > time.x ? time.z : time.y;
  fragment = vec4(mix(colour.rgb, casing.rgb, smoothstep(.55, .75, abs(across))), 1) * alpha;
}`;
