const notes = [
  { at: 0, hertz: 880 },
  { at: 0.16, hertz: 1318.5 },
]
const seconds = 0.5
const loudness = 0.15

let context: AudioContext | undefined

/** Two notes; silent in a tab without prior interaction, as browsers require. */
export function playChime() {
  context ??= new AudioContext()
  void context.resume()
  for (const { at, hertz } of notes) {
    const start = context.currentTime + at
    const gain = new GainNode(context, { gain: loudness })
    gain.gain.setValueAtTime(loudness, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    const note = new OscillatorNode(context, { frequency: hertz })
    note.connect(gain).connect(context.destination)
    note.start(start)
    note.stop(start + seconds)
  }
}
