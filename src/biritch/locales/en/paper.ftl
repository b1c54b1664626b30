### What stands on printed hand records, diagrams, score slips and convention cards.
###
### $seat, $side: a seat's or side's letters; $contract, $result: already written, suits as signs

paper-records = Hand records
paper-board = Board { $number }
paper-deals = { $seat } deals
paper-vulnerable-none = None vul.
paper-vulnerable-ns = N–S vul.
paper-vulnerable-ew = E–W vul.
paper-vulnerable-both = All vul.
paper-side-ns = N–S
paper-side-ew = E–W
paper-hcp = HCP
paper-makes = Makes
paper-par = Par
paper-par-nothing = Par 0: pass
paper-passed-out = Passed out
paper-played = { $contract } by { $seat }
paper-auction = Auction
paper-play = Play
paper-lead = Lead
paper-won = Won by
paper-tricks = Tricks
paper-hand = The hand of { $seat }
paper-diagram = { $board }, { $dealer }, { $vulnerable }
paper-table = Table
paper-round = Round
paper-pair-ns = N–S
paper-pair-ew = E–W
paper-contract = Contract
paper-by = By
paper-result = Result
paper-score = Score
paper-traveller = Traveller
paper-slip = Score slip
paper-signed = E–W agree
paper-card = Convention card
paper-page = { $page } / { $pages }
paper-open-hands = Makes and par are counted with all four hands open.
