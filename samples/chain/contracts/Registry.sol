// SPDX-License-Identifier: MIT
// A test double: it follows the documented rules of the 0.4.3 registry and shares no code with it. Never deploy it.
pragma solidity 0.6.12;
pragma experimental ABIEncoderV2;

import {Checked} from "@yearnvaults/contracts/Checked.sol";

interface VaultOfRegistry {
    function token() external view returns (address);

    function governance() external view returns (address);

    function apiVersion() external view returns (string memory);

    function initialize(
        address token,
        address governance,
        address rewards,
        string calldata name,
        string calldata symbol,
        address guardian
    ) external;
}

contract Registry {
    using Checked for uint256;

    uint256 public numReleases;
    mapping(uint256 => address) public releases;
    mapping(address => uint256) public numVaults;
    mapping(address => mapping(uint256 => address)) public vaults;
    mapping(uint256 => address) public tokens;
    uint256 public numTokens;
    mapping(address => bool) public isRegistered;
    address public governance;
    address public pendingGovernance;
    mapping(address => string) public tags;
    mapping(address => bool) public banksy;

    event NewRelease(uint256 indexed release_id, address template, string api_version);
    event NewVault(address indexed token, uint256 indexed vault_id, address vault, string api_version);
    event NewExperimentalVault(
        address indexed token,
        address indexed deployer,
        address vault,
        string api_version
    );
    event NewGovernance(address governance);
    event VaultTagged(address vault, string tag);

    constructor() public {
        governance = msg.sender;
    }

    modifier onlyGovernance() {
        require(msg.sender == governance);
        _;
    }

    function setGovernance(address _governance) external onlyGovernance {
        pendingGovernance = _governance;
    }

    function acceptGovernance() external {
        require(msg.sender == pendingGovernance);
        governance = msg.sender;
        emit NewGovernance(msg.sender);
    }

    function _sameVersion(address a, address b) private view returns (bool) {
        return
            keccak256(bytes(VaultOfRegistry(a).apiVersion())) ==
            keccak256(bytes(VaultOfRegistry(b).apiVersion()));
    }

    function latestRelease() external view returns (string memory) {
        return VaultOfRegistry(releases[numReleases.minus(1)]).apiVersion();
    }

    function latestVault(address token) external view returns (address) {
        return vaults[token][numVaults[token].minus(1)];
    }

    function newRelease(address vault) external onlyGovernance {
        uint256 id = numReleases;
        require(id == 0 || !_sameVersion(releases[id - 1], vault));
        releases[id] = vault;
        numReleases = id + 1;
        emit NewRelease(id, vault, VaultOfRegistry(vault).apiVersion());
    }

    function _proxyOf(address template) private returns (address vault) {
        bytes memory code = abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73",
            template,
            hex"5af43d82803e903d91602b57fd5bf3"
        );
        assembly {
            vault := create(0, add(code, 0x20), mload(code))
        }
    }

    function _deploy(
        address[4] memory tokenGovernanceRewardsGuardian,
        string memory name,
        string memory symbol,
        uint256 releaseDelta
    ) private returns (address vault) {
        address template = releases[numReleases.minus(1).minus(releaseDelta)];
        require(template != address(0));
        vault = _proxyOf(template);
        VaultOfRegistry(vault).initialize(
            tokenGovernanceRewardsGuardian[0],
            tokenGovernanceRewardsGuardian[1],
            tokenGovernanceRewardsGuardian[2],
            name,
            symbol,
            tokenGovernanceRewardsGuardian[3]
        );
    }

    function _register(address token, address vault) private {
        uint256 id = numVaults[token];
        require(id == 0 || !_sameVersion(vaults[token][id - 1], vault));
        vaults[token][id] = vault;
        numVaults[token] = id + 1;
        if (!isRegistered[token]) {
            isRegistered[token] = true;
            tokens[numTokens] = token;
            numTokens++;
        }
        emit NewVault(token, id, vault, VaultOfRegistry(vault).apiVersion());
    }

    function newVault(
        address token,
        address guardian,
        address rewards,
        string calldata name,
        string calldata symbol
    ) external returns (address) {
        return _newVault(token, guardian, rewards, name, symbol, 0);
    }

    function newVault(
        address token,
        address guardian,
        address rewards,
        string calldata name,
        string calldata symbol,
        uint256 releaseDelta
    ) external returns (address) {
        return _newVault(token, guardian, rewards, name, symbol, releaseDelta);
    }

    function _newVault(
        address token,
        address guardian,
        address rewards,
        string memory name,
        string memory symbol,
        uint256 releaseDelta
    ) private onlyGovernance returns (address vault) {
        vault = _deploy([token, governance, rewards, guardian], name, symbol, releaseDelta);
        _register(token, vault);
    }

    function newExperimentalVault(
        address token,
        address _governance,
        address guardian,
        address rewards,
        string calldata name,
        string calldata symbol
    ) external returns (address) {
        return _newExperimental([token, _governance, rewards, guardian], name, symbol, 0);
    }

    function newExperimentalVault(
        address token,
        address _governance,
        address guardian,
        address rewards,
        string calldata name,
        string calldata symbol,
        uint256 releaseDelta
    ) external returns (address) {
        return _newExperimental([token, _governance, rewards, guardian], name, symbol, releaseDelta);
    }

    function _newExperimental(
        address[4] memory parties,
        string memory name,
        string memory symbol,
        uint256 releaseDelta
    ) private returns (address vault) {
        vault = _deploy(parties, name, symbol, releaseDelta);
        emit NewExperimentalVault(
            parties[0],
            msg.sender,
            vault,
            VaultOfRegistry(vault).apiVersion()
        );
    }

    function endorseVault(address vault) external {
        endorseVault(vault, 0);
    }

    function endorseVault(address vault, uint256 releaseDelta) public onlyGovernance {
        require(VaultOfRegistry(vault).governance() == msg.sender);
        address template = releases[numReleases.minus(1).minus(releaseDelta)];
        require(_sameVersion(template, vault));
        _register(VaultOfRegistry(vault).token(), vault);
    }

    function setBanksy(address tagger) external {
        setBanksy(tagger, true);
    }

    function setBanksy(address tagger, bool allowed) public onlyGovernance {
        banksy[tagger] = allowed;
    }

    function tagVault(address vault, string calldata tag) external {
        require(msg.sender == governance || banksy[msg.sender]);
        require(bytes(tag).length <= 120);
        tags[vault] = tag;
        emit VaultTagged(vault, tag);
    }
}
